// Without JSX: Storybook compiles it for a React of its own, which knows another JSX than ours.
import { createElement as h, type ReactElement, useSyncExternalStore } from 'react';
import { Badge, EmptyTabContent } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { LoggedRequest } from '../../stories/sandbox/createRequestLog.js';
import { requestsStore } from './requestsStore.js';

const NUMBER = new Intl.NumberFormat('en');
const COLUMNS = ['Request', 'Rows', 'On screen', 'Records', 'Time', 'Status'];

const Title = styled.div({ display: 'flex', gap: 6, alignItems: 'center' });

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.size.s2,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '7px 15px',
    borderBottom: `1px solid ${theme.appBorderColor}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  'th:first-of-type, td:first-of-type, th:last-of-type, td:last-of-type': { textAlign: 'start' },
  'th:last-of-type, td:last-of-type': { width: '100%' },
  th: { color: theme.textMutedColor, fontWeight: 400 },
  caption: { padding: '10px 15px', color: theme.textMutedColor, textAlign: 'start' },
  'caption b': { color: theme.color.defaultText },
}));

const useMessage = () => useSyncExternalStore(requestsStore.subscribe, requestsStore.read);

/** The panel's name, with the number of requests. */
export function RequestsTitle(): ReactElement {
  const { requests = [] } = useMessage() ?? {};
  const count = h(Badge, { compact: true }, NUMBER.format(requests.length));
  return h(Title, null, 'Requests', requests.length > 0 && count);
}

/** The story's requests to its service, as they happen. */
export function RequestsPanel(): ReactElement {
  const { requests = [], host = 'the sandbox' } = useMessage() ?? {};
  if (requests.length === 0) {
    return h(EmptyTabContent, {
      title: 'No requests',
      description: 'Stories with a list ask the sandbox for the merchants of the rows on screen.',
    });
  }
  const sum = (name: 'rows' | 'records') => {
    const total = requests.reduce((total, request) => total + request[name], 0);
    return h('b', null, NUMBER.format(total));
  };
  const from = h('b', null, host);
  const head = COLUMNS.map((name) => h('th', { key: name, scope: 'col' }, name));
  const rows = requests.map((request) => h(RequestRow, { key: request.number, ...request }));
  return h(
    Table,
    null,
    h(
      'caption',
      null,
      sum('rows'),
      ' rows sent, ',
      sum('records'),
      ' records received, from ',
      from,
    ),
    h('thead', null, h('tr', null, ...head)),
    h('tbody', null, ...rows),
  );
}

function RequestRow(request: LoggedRequest): ReactElement {
  const { number, rows, filled, records, attempt, state, durationMs } = request;
  const cells = [
    number,
    rows,
    rows - filled,
    state === 'done' && records,
    durationMs !== undefined && `${NUMBER.format(Math.round(durationMs))} ms`,
  ];
  return h(
    'tr',
    null,
    ...cells.map((cell) => h('td', null, cell)),
    h('td', null, h(Status, request), attempt > 1 && ` Attempt ${attempt}`),
  );
}

function Status({ state, reason }: LoggedRequest): ReactElement {
  if (state === 'open') return h('span', null, 'Waiting…');
  if (state === 'done') return h(Badge, { status: 'positive' }, 'Received');
  return h(Badge, { status: 'negative' }, `Failed: ${reason}`);
}
