import type { Tracing } from '../logging/request-context.js';
import type { ServiceConfig } from '../service.config.js';

/**
 * Off by default: without OTEL_EXPORTER_OTLP_ENDPOINT the SDK of OpenTelemetry is not loaded.
 * @param versionOf reads the version of a deployable
 */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: ServiceConfig,
  versionOf: (service: string) => { readonly version?: string },
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { openTracing } = await import('./open-telemetry.js');
  return openTracing({ service, version: versionOf(service).version, endpoint, share });
}
