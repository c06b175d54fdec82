import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import {
  type MerchantListRequest,
  MerchantProvider,
  type MerchantProviderProps,
  type RequestOptions,
} from '../../src/index.js';
import { createRequestLog } from './createRequestLog.js';
import { createSandboxFetcher } from './createSandboxFetcher.js';
import { REQUESTS, type RequestsMessage } from './requestChannel.js';
import { hasFaults, type SandboxSettings } from './SandboxSettings.js';
import { serviceHost } from './serviceHost.js';

/** Args that `SandboxDecorator` reads beside the component's own. */
export interface SandboxArgs {
  /** The type of each request. Default `extended`. */
  type?: RequestOptions['type'];
  /** Called with each request. */
  onRequest?: ((request: MerchantListRequest) => void) | undefined;
  /** What may be sent of a row. */
  redact?: MerchantProviderProps['redact'];
}

interface SandboxProps extends SandboxArgs {
  story: string;
  settings: SandboxSettings;
  children: ReactNode;
}

function Sandbox({
  story,
  settings,
  type,
  onRequest,
  redact,
  children,
}: SandboxProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [log] = useState(createRequestLog);
  const [fetcher] = useState(() => createSandboxFetcher(settings));
  const host = hasFaults(settings) ? undefined : serviceHost;
  useEffect(() => {
    const tell = () => {
      const message: RequestsMessage = { story, requests: log.read(), host };
      addons.getChannel().emit(REQUESTS, message);
    };
    tell();
    return log.subscribe(tell);
  }, [story, log, host]);
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider
        fetcher={(request, context) => {
          onRequest?.(request);
          return fetcher(request, context);
        }}
        config={{ request: { type: type ?? 'extended' } }}
        redact={redact}
        onEvent={log.add}
      >
        {children}
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
 * Gives a story a sandbox and a cache of its own, and lists its requests in the panel
 * “Requests”.
 * `parameters.sandbox` sets latency and faults; `parameters.now` sets the clock, or null the real
 * one.
 */
export function SandboxDecorator(
  Story: ComponentType,
  { id, args, parameters }: SandboxContext,
): ReactElement {
  const { now, sandbox } = parameters;
  return (
    <Sandbox
      key={id}
      story={id}
      settings={{ now: now ?? undefined, ...sandbox }}
      type={args.type}
      onRequest={args.onRequest}
      redact={args.redact}
    >
      <Story />
    </Sandbox>
  );
}
