import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('./routes/account.tsx'),
  route('api/merchants', './routes/merchants.ts'),
  route('api/seen', './routes/seen.ts'),
] satisfies RouteConfig;
