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
import type { SequentialFile } from '@commons/service-kit/objects/sequential-files';
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

interface DataFile extends SequentialFile {
  readonly name: string;
}

/** Collects a person's data from auth and the other services. */
@Injectable()
export class DataPartsService {
  constructor(
    private readonly own: UserDataHolders,
    private readonly calls: InternalClient,
  ) {}

  /**
   * Asks all holders at once: one after another they could take longer than the gateway waits.
   * @throws ServiceUnavailable when one of the services does not answer
   */
  async gather(person: UserSnapshot): Promise<DataPart[]> {
    const own = [...this.own.all()].map(async ([name, holder]): Promise<DataPart> => {
      const { records } = await holder.collect(person);
      return { path: `auth/${name}`, records, files: [] };
    });
    const others = userDataServices.map((service) => this.#ofService(service, person));
    const parts = await Promise.all([Promise.all(own), ...others]);
    return parts.flat();
  }

  async #ofService(service: UserDataService, person: UserSnapshot): Promise<DataPart[]> {
    const holders = await this.calls.get(service, '/internal/user-data', UserDataHolderNames);
    if (!holders) throw new ServiceUnavailable();
    return Promise.all(holders.map((holder) => this.#ofHolder(service, holder, person)));
  }

  async #ofHolder(service: UserDataService, holder: string, person: UserSnapshot) {
    const path = `/internal/user-data/${encodeURIComponent(holder)}`;
    const part = await this.calls.post(service, path, { person }, UserDataPart, waitMs);
    if (!part) throw new ServiceUnavailable();
    const files = part.files.map((name) => ({
      name,
      open: () => this.#file(service, `${path}/file`, { person, name }),
    }));
    return { path: `${service}/${holder}`, records: part.records, files };
  }

  /** A file that was deleted since it was listed is replaced by a note. */
  async #file(service: UserDataService, path: string, body: object): Promise<Readable> {
    const stream = await this.calls.stream(service, path, body, waitMs);
    return stream ?? Readable.from(['This file was deleted while the archive was made.\n']);
  }
}
