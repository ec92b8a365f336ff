import type { UserSnapshot } from '@commons/contracts/account';
import {
  UserDataHolderNames,
  UserDataPart,
  UserDataRequest,
  UserFileRequest,
} from '@commons/contracts/user-data';
import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { Internal } from '../auth/access-rules.js';
import { refuse } from '../errors/refuse.js';
import { Answers } from '../http/answers.js';
import { CollectedFiles } from './collected-files.js';
import { UserDataHolders } from './user-data-holders.js';

/**
 * What the service keeps of a person, for the archive that auth makes. One holder a call, and one file a call: the
 * archive is written file by file, so neither side holds more than one holder's records.
 */
@Controller('internal/user-data')
@Internal('auth')
export class UserDataController {
  constructor(
    private readonly holders: UserDataHolders,
    private readonly collected: CollectedFiles,
  ) {}

  @Get()
  @Answers(UserDataHolderNames)
  names(): string[] {
    return [...this.holders.all().keys()];
  }

  @Post(':holder')
  @HttpCode(200)
  @Answers(UserDataPart)
  async collect(
    @Param('holder') name: string,
    @Body({ schema: UserDataRequest }) { person }: z.output<typeof UserDataRequest>,
  ) {
    const { records, files = [] } = await this.#holder(name).collect(person);
    this.collected.keep(name, person.id, files);
    return { records, files: files.map((file) => file.name) };
  }

  /** @throws 404 when the file is gone in the meantime */
  @Post(':holder/file')
  @HttpCode(200)
  async file(
    @Param('holder') holder: string,
    @Body({ schema: UserFileRequest }) { person, name }: z.output<typeof UserFileRequest>,
  ): Promise<StreamableFile> {
    const kept = await this.collected.of(holder, person.id)?.get(name)?.open();
    const object = kept ?? (await (await this.#files(holder, person)).get(name)?.open());
    if (!object) throw refuse(404, 'File not found');
    return new StreamableFile(object.stream, {
      type: 'application/octet-stream',
      length: object.size,
    });
  }

  /** Another instance collected, perhaps after this one kept its list, or it was long ago. */
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
