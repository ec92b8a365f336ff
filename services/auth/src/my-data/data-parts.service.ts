import { Readable } from 'node:stream';
import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  UserDataHolderNames,
  UserDataPart,
  type UserDataService,
  userDataServices,
} from '@commons/contracts/account/user-data';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { UserDataHolders } from '@commons/service-kit/privacy/user-data-holders';
import { Injectable } from '@nestjs/common';

/** Timeout for the records of one holder, and for the start of a file. */
const waitMs = 15_000;

/** One holder's data of a person. */
export interface DataPart {
  /** e.g. `jobs/applications` */
  readonly path: string;
  readonly records: unknown;
  readonly files: readonly DataFile[];
}

export interface DataFile {
  readonly name: string;
  open(): Promise<Readable>;
}

/** Collects a person's data from auth and the other services. */
@Injectable()
export class DataPartsService {
  constructor(
    private readonly own: UserDataHolders,
    private readonly calls: InternalClient,
  ) {}

  /** @throws ServiceUnavailable when one of the services does not answer */
  async gather(person: UserSnapshot): Promise<DataPart[]> {
    const parts: DataPart[] = [];
    for (const [name, holder] of this.own.all()) {
      const { records } = await holder.collect(person);
      parts.push({ path: `auth/${name}`, records, files: [] });
    }
    for (const service of userDataServices) parts.push(...(await this.#ofService(service, person)));
    return parts;
  }

  async #ofService(service: UserDataService, person: UserSnapshot): Promise<DataPart[]> {
    const holders = await this.calls.get(service, '/internal/user-data', UserDataHolderNames);
    if (!holders) throw new ServiceUnavailable();
    const parts: DataPart[] = [];
    for (const holder of holders) {
      const path = `/internal/user-data/${encodeURIComponent(holder)}`;
      const part = await this.calls.post(service, path, { person }, UserDataPart, waitMs);
      if (!part) throw new ServiceUnavailable();
      const files = part.files.map((name) => ({
        name,
        open: () => this.#file(service, `${path}/file`, { person, name }),
      }));
      parts.push({ path: `${service}/${holder}`, records: part.records, files });
    }
    return parts;
  }

  /** A file that was deleted since it was listed is replaced by a note. */
  async #file(service: UserDataService, path: string, body: object): Promise<Readable> {
    const stream = await this.calls.stream(service, path, body, waitMs);
    return stream ?? Readable.from(['This file was deleted while the archive was made.\n']);
  }
}
