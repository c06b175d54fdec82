import { createGateway } from '../../../src/gateway/createGateway.js';
import type { GatewayEvent } from '../../../src/gateway/GatewayEvent.js';
import type {
  Gateway,
  GatewayLimits,
  GatewayOptions,
} from '../../../src/gateway/GatewayOptions.js';
import { toNodeListener } from '../../../src/gateway/toNodeListener.js';
import { OWN_SOURCE, PLACES_SOURCE, SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { SESSION } from './lookUp.js';
import { type Served, serveListener } from './serveListener.js';

export const SECRET = 'a secret that all replicas of a test share';

/** Everything that the sandbox sends may be stored. */
const ALL_SOURCES = [OWN_SOURCE, PLACES_SOURCE];

/** So patient that nothing but a fault is late, however busy the machine that runs the tests is. */
export const PATIENT: GatewayLimits = {
  bodyMs: 1_000_000,
  serviceMs: 1_000_000,
  storeMs: 1_000_000,
  rowsPerMinute: 10_000_000,
};

/** For a service that sometimes does not answer at all. */
export const HASTY: GatewayLimits = { ...PATIENT, serviceMs: 2_000 };

export interface StartedGateway extends Served {
  readonly gateway: Gateway;
  readonly events: readonly GatewayEvent[];
}

export type TestedOptions = Partial<GatewayOptions> & Pick<GatewayOptions, 'serviceUrl'>;

/** A gateway over real HTTP, whose callers are those with the tests' session. */
export async function startGateway(options: TestedOptions): Promise<StartedGateway> {
  const events: GatewayEvent[] = [];
  const gateway = createGateway({
    apiKey: SANDBOX_API_KEY,
    authorize: (request) => request.headers.get('Authorization') === SESSION,
    scopeOf: (request) => request.headers.get('X-Customer') ?? '',
    cacheableSources: ALL_SOURCES,
    secret: SECRET,
    limits: PATIENT,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const served = await serveListener(toNodeListener(gateway.fetch));
  return {
    ...served,
    gateway,
    events,
    async stop() {
      gateway.close();
      await served.stop();
    },
  };
}
