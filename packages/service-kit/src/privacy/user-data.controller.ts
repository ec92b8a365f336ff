import type { UserSnapshot } from '@commons/contracts/account/account';
import { userData } from '@commons/contracts/operations/user-data';
import { Controller, StreamableFile } from '@nestjs/common';
import { refuse } from '../errors/refuse.js';
import { type Call, Handles } from '../http/handles.js';
import { CollectedFiles } from './collected-files.js';
import { UserDataHolders } from './user-data-holders.js';

/**
 * A person's data in this service, for the archive that auth builds. One call per holder, and one per file: the archive
 * is written file by file, so neither side has more than one holder's records in memory.
 */
@Controller()
export class UserDataController {
  constructor(
    private readonly holders: UserDataHolders,
    private readonly collected: CollectedFiles,
  ) {}

  @Handles(userData['GET /internal/user-data'])
  names(_call: Call<'GET /internal/user-data'>): string[] {
    return [...this.holders.all().keys()];
  }

  @Handles(userData['POST /internal/user-data/{holder}'])
  async collect({ params, body }: Call<'POST /internal/user-data/{holder}'>) {
    const { person } = body;
    const { records, files = [] } = await this.#holder(params.holder).collect(person);
    this.collected.keep(params.holder, person.id, files);
    return { records, files: files.map((file) => file.name) };
  }

  /** @throws 404 when the file was deleted meanwhile */
  @Handles(userData['POST /internal/user-data/{holder}/file'])
  async file({ params, body }: Call<'POST /internal/user-data/{holder}/file'>) {
    const { holder } = params;
    const { person, name } = body;
    const collected = await this.collected.of(holder, person.id)?.get(name)?.open();
    const object = collected ?? (await (await this.#files(holder, person)).get(name)?.open());
    if (!object) throw refuse(404, 'File not found');
    return new StreamableFile(object.stream, {
      type: 'application/octet-stream',
      length: object.size,
    });
  }

  /** Collects again: another instance collected after this one cached its list, or the cached list expired. */
  async #files(holder: string, person: UserSnapshot) {
    const { files = [] } = await this.#holder(holder).collect(person);
    return this.collected.keep(holder, person.id, files);
  }

  #holder(name: string) {
    const holder = this.holders.all().get(name);
    if (!holder) throw refuse(404, 'Not found');
    return holder;
  }
}
