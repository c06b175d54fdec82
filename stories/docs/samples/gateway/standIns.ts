import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { toNodeListener } from '../../../../src/gateway/index.js';
import { createSandbox, SANDBOX_API_KEY } from '../../../../src/sandbox/index.js';

const { privateKey, publicKey } = await generateKeyPair('ES256');
const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' };
const service = createSandbox({ apiKey: SANDBOX_API_KEY });

// Stands in for the service and for the identity provider. Whoever asks gets a token for any customer.
const listener = toNodeListener(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/keys') return Response.json({ keys: [key] });
  if (pathname !== '/token') return service(request);
  const token = await new SignJWT({ sub: searchParams.get('customer') ?? 'customer-1' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer('stand-in')
    .setAudience('merchants')
    .setExpirationTime('1h')
    .sign(privateKey);
  return new Response(token);
});

export const standIns = createServer(listener).listen(process.env.STAND_INS_PORT ?? 7001);
