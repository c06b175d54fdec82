/** As much of the `Meter` of OpenTelemetry’s API as is used here: `metrics.getMeter('merchants')`. */
export interface Meter {
  createCounter(name: string): { add(value: number, attributes?: Record<string, string>): void };
  createHistogram(
    name: string,
    options?: { unit: string },
  ): { record(value: number, attributes?: Record<string, string>): void };
}

/** For `createMerchantMetrics` and `gatewayMetrics`. An instrument is made when it is first used. */
export function openTelemetry(meter: Meter, alert: (message: string) => void = () => {}) {
  const counters = new Map<string, ReturnType<Meter['createCounter']>>();
  const histograms = new Map<string, ReturnType<Meter['createHistogram']>>();
  return {
    count(name: string, by: number, tags: Record<string, string> = {}) {
      const counter = counters.get(name) ?? meter.createCounter(name);
      counters.set(name, counter);
      counter.add(by, tags);
    },
    measure(name: string, value: number, tags: Record<string, string> = {}) {
      const histogram = histograms.get(name) ?? meter.createHistogram(name, { unit: 'ms' });
      histograms.set(name, histogram);
      histogram.record(value, tags);
    },
    alert,
  };
}
