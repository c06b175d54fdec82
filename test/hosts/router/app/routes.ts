import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('./routes/account.tsx'),
  route('streamed', './routes/streamed.tsx'),
  route('api/merchants', './routes/merchants.ts'),
  route('service/*', './routes/service.ts'),
] satisfies RouteConfig;
