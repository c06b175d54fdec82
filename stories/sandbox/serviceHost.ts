/** Host of the real service that the development server asks; undefined with the sandbox. */
export const serviceHost: string | undefined = import.meta.env.MERCHANT_SERVICE_HOST;
