import { gateway } from '@commons/contracts/operations/gateway';
import { apiDocument } from '@commons/service-kit/http/api-document';
import type { Portal } from '@commons/service-kit/portal/portal';
import { type ServiceName, serviceNames } from '@commons/service-kit/service.config';
import type { Upstreams } from '../proxy/upstreams.js';
import { type Documented, mergeDocuments, type ServiceDocument } from './merge-documents.js';

const answerMs = 2_000;

const ownDocument = apiDocument('gateway', Object.values(gateway)) as ServiceDocument;

/** The OpenAPI document of the whole API, merged from those of the services. */
export class ApiDocument {
  constructor(
    private readonly site: string,
    private readonly portal: Portal,
    private readonly upstreams: Upstreams,
  ) {}

  get title(): string {
    return `${this.portal.now.name} API`;
  }

  /** Builds the document, which names the services that do not answer. */
  async build() {
    const asked = await Promise.all(
      serviceNames.map(async (name) => [name, await this.#ask(name)] as const),
    );
    const documents = new Map<Documented, ServiceDocument>();
    const unavailable: ServiceName[] = [];
    for (const [name, document] of asked) {
      if (document) {
        documents.set(name, document);
      } else {
        unavailable.push(name);
      }
    }
    documents.set('gateway', ownDocument);
    return {
      openapi: '3.1.0',
      info: { title: this.title, version: '1', description: description(unavailable) },
      servers: [{ url: this.site }],
      tags: [...serviceNames, 'gateway'].map((name) => ({ name })),
      ...mergeDocuments(documents),
      'x-unavailable': unavailable,
    };
  }

  async #ask(name: ServiceName): Promise<ServiceDocument | undefined> {
    try {
      const answer = await this.upstreams.ask(name, '/openapi.json', answerMs);
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        return undefined;
      }
      return (await answer.body.json()) as ServiceDocument;
    } catch {
      return undefined;
    }
  }
}

function description(unavailable: readonly ServiceName[]): string {
  const text =
    'Errors are `{"detail": "text"}`, or for refused fields 422 with a list. Lists are bare arrays; ' +
    '`X-Total-Count` has the number of all matches.';
  return unavailable.length === 0
    ? text
    : `${text}\n\n**Not answering at the moment, so missing here: ${unavailable.join(', ')}.**`;
}
