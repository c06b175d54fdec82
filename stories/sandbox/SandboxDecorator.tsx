import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import {
  type MerchantListRequest,
  MerchantProvider,
  type RequestOptions,
} from '../../src/index.js';
import { CallCounter } from './CallCounter.js';
import { createCallLog } from './createCallLog.js';
import { createSandboxFetcher } from './createSandboxFetcher.js';
import type { SandboxSettings } from './SandboxSettings.js';

/** Args that `SandboxDecorator` reads beside the component's own. */
export interface SandboxArgs {
  /** What each request asks for. Default `extended`. */
  type?: RequestOptions['type'];
  /** Told each request as it goes out. */
  onRequest?: ((request: MerchantListRequest) => void) | undefined;
}

interface SandboxProps extends SandboxArgs {
  settings: SandboxSettings;
  children: ReactNode;
}

function Sandbox({ settings, type, onRequest, children }: SandboxProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [log] = useState(createCallLog);
  const [ask] = useState(() => createSandboxFetcher(settings));
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider
        fetcher={(request, context) => {
          onRequest?.(request);
          return ask(request, context);
        }}
        config={{ request: { type: type ?? 'extended' } }}
        onEvent={log.add}
      >
        {children}
        <CallCounter log={log} />
      </MerchantProvider>
    </QueryClientProvider>
  );
}

interface SandboxContext {
  id: string;
  args: SandboxArgs;
  parameters: { now?: number | null; sandbox?: SandboxSettings | undefined };
}

/**
 * Connects a story to a sandbox and a cache of its own and counts its calls below it.
 * `parameters.sandbox` asks for latency and faults; `parameters.now` sets its clock, or with null
 * leaves it the real one.
 */
export function SandboxDecorator(
  Story: ComponentType,
  { id, args, parameters }: SandboxContext,
): ReactElement {
  const { now, sandbox } = parameters;
  return (
    <Sandbox
      key={id}
      settings={{ now: now ?? undefined, ...sandbox }}
      type={args.type}
      onRequest={args.onRequest}
    >
      <Story />
    </Sandbox>
  );
}
