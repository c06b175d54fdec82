import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import alerts from '../../src/monitoring/alerts.json' with { type: 'json' };
import dashboard from '../../src/monitoring/dashboard.json' with { type: 'json' };
import { createMetrics, type ServerEvent } from '../../src/server/createMetrics.js';
import { gatewayWith } from '../gateway/gatewayWith.js';

type Reason = Extract<ServerEvent, { type: 'refused' }>['reason'];

const REASONS = {
  method: true,
  'cross-site': true,
  'content-type': true,
  'headers-too-large': true,
  unauthorized: true,
  'body-too-large': true,
  'body-too-slow': true,
  malformed: true,
  'over-budget': true,
  overloaded: true,
  misconfigured: true,
  internal: true,
  'identity-provider': true,
} satisfies Record<Reason, true>;

/** What the command says of itself, once everything has happened. */
async function exposed(): Promise<string> {
  const metrics = createMetrics();
  for (const reason of Object.keys(REASONS) as Reason[]) {
    metrics.onEvent({ type: 'refused', reason, status: 500 });
  }
  const counts = { rows: 1, stored: 0, failed: 0, durationMs: 4 };
  metrics.onEvent({ type: 'answered', status: 200, ...counts });
  const health = await gatewayWith().health(new Request('https://bank.example/'));
  return metrics.write(await health.json());
}

/** Names of metrics, and the matchers of each, in an expression of PromQL. */
function selectorsIn(expression: string): { name: string; matchers: string[][] }[] {
  return [...expression.matchAll(/(merchantry_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', inner = '']) => ({
      name,
      matchers: [...inner.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', value = '']) => [
        label,
        value,
      ]),
    }),
  );
}

/** Whether an expression is PromQL, once Grafana has filled in its variables. */
function parses(expression: string): boolean {
  const filled = expression.replaceAll(/\$__(?:rate_interval|range)/g, '5m');
  let isWhole = true;
  parser.parse(filled).iterate({
    enter: ({ type }) => {
      if (type.isError) isWhole = false;
    },
  });
  return isWhole;
}

const rules = alerts.groups.flatMap((group) => group.rules);
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

describe('the dashboard and the alerts', () => {
  it('parse', () => {
    expect(expressions.length).toBeGreaterThan(30);
    expect(expressions.filter((expression) => !parses(expression))).toEqual([]);
    expect(parses('sum(rate(a[5m])')).toBe(false);
  });

  it('name metrics, labels and values that there are', async () => {
    const text = await exposed();
    for (const { name, matchers } of expressions.flatMap(selectorsIn)) {
      const series = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
      expect(series.length, name).toBeGreaterThan(0);
      for (const [label, values = ''] of matchers) {
        if (label === 'instance') continue;
        for (const value of values.split('|')) {
          expect(series.join('\n'), `${name} ${value}`).toContain(`${label}="${value}"`);
        }
      }
    }
  });

  it('show every metric of the command, and each in a panel of its own place', async () => {
    const shown = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => selectorsIn(expr).map(({ name }) => name)),
    );
    const families = [...(await exposed()).matchAll(/^# TYPE (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(families.filter((family) => !shown.some((name) => name.startsWith(family)))).toEqual([]);
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it('wake nobody for a replica that nobody uses while its service is not tested', () => {
    const paused = rules.find(({ alert }) => alert === 'MerchantryServicePaused');
    expect(paused?.expr).toMatch(
      / and on \(instance\) .*increase\(merchantry_failed_total\[5m\]\)/,
    );
  });

  it('are on the page: every metric with its meaning, and every alert', async () => {
    const page = readFileSync('stories/docs/Monitoring.mdx', 'utf8');
    const families = [...(await exposed()).matchAll(/^# HELP (\w+) (.+)$/gm)];
    expect(families).toHaveLength(14);
    for (const [, family] of families) expect(page).toContain(`term: ['\`${family}\`'], about: '`);
    for (const { alert } of rules) expect(page).toContain(`\`${alert}\``);
  });

  it('say what has happened and what to do, and whether to wake somebody', () => {
    for (const { alert, annotations, labels } of rules) {
      expect(Object.keys(annotations), alert).toEqual(['summary', 'description']);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
