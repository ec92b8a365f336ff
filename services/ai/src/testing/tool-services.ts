import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from './create-ai-service.js';
import { type EndpointAnswer, type ModelEndpoint, startModelEndpoint } from './model-endpoint.js';

/** Set-up for tests of the tools: services without rate limits, and a model. */
export interface ToolServices {
  readonly endpoint: ModelEndpoint;
  /** Starts a service with the built-in writer only. */
  startBuiltIn(): Promise<TestService>;
  /** Starts a service that uses the model, with this model timeout. */
  startWithModel(timeoutMs: number): Promise<TestService>;
  /** Stops the model and all started services. */
  close(): Promise<void>;
}

/** @param answer the model's answer to the next request */
export async function startToolServices(answer: () => EndpointAnswer): Promise<ToolServices> {
  const endpoint = await startModelEndpoint(answer);
  const open: { close(): unknown }[] = [endpoint];
  const start = async (env: Record<string, string>) => {
    const service = await createAiService({
      env: { AI_TEXTS_PER_MINUTE: '10000', ...env },
    });
    open.push(service);
    return service;
  };
  const model = {
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: 'small-model',
    AI_LONGEST_PAUSE_MS: '0',
  };
  return {
    endpoint,
    startBuiltIn: () => start({}),
    startWithModel: (timeoutMs) => start({ ...model, AI_MODEL_TIMEOUT_MS: String(timeoutMs) }),
    async close() {
      for (const part of open.splice(0).reverse()) await part.close();
    },
  };
}

/** Calls a tool as some signed-in account. */
export const callTool = async (service: TestService, path: string, body: unknown) =>
  service.request('POST', `/ai/${path}`, { token: await service.tokenFor(), body });
