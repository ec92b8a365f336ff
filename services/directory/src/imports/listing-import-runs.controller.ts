import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { badRowsFile } from '@commons/service-kit/imports/runs/bad-rows.export';
import { importRunAnswer, importRunRow } from '@commons/service-kit/imports/runs/import-run-answer';
import { ImportRunsService } from '@commons/service-kit/imports/runs/import-runs.service';
import { ImportUploadService } from '@commons/service-kit/imports/runs/import-upload.service';
import { Controller } from '@nestjs/common';

/** Files of businesses, imported in the operator's console. What the operations do is in service-kit/imports/runs. */
@Controller()
export class ListingImportRunsController {
  constructor(
    private readonly runs: ImportRunsService,
    private readonly uploads: ImportUploadService,
  ) {}

  @Handles(directory['POST /business-directory/operator/imports'])
  async upload({ claims, upload }: Call<'POST /business-directory/operator/imports'>) {
    const { file } = await upload();
    return importRunAnswer(this.runs, await this.uploads.upload(claims, file));
  }

  @Handles(directory['GET /business-directory/operator/imports'])
  async list({ query }: Call<'GET /business-directory/operator/imports'>) {
    const { rows, total } = await this.runs.list(query);
    return { rows: rows.map(importRunRow), total };
  }

  @Handles(directory['GET /business-directory/operator/imports/{id}'])
  async read({ params }: Call<'GET /business-directory/operator/imports/{id}'>) {
    return importRunAnswer(this.runs, await this.runs.read(params.id));
  }

  @Handles(directory['POST /business-directory/operator/imports/{id}/check'])
  async check({ params, body }: Call<'POST /business-directory/operator/imports/{id}/check'>) {
    return importRunAnswer(this.runs, await this.runs.check(params.id, body.mapping));
  }

  @Handles(directory['POST /business-directory/operator/imports/{id}/start'])
  async start({ params, claims }: Call<'POST /business-directory/operator/imports/{id}/start'>) {
    return importRunAnswer(this.runs, await this.runs.start(params.id, claims));
  }

  @Handles(directory['GET /business-directory/operator/imports/{id}/bad-rows'])
  async badRows({
    params,
    reply,
    request,
  }: Call<'GET /business-directory/operator/imports/{id}/bad-rows'>) {
    return badRowsFile(this.runs, params.id, { request, reply });
  }

  @Handles(directory['POST /business-directory/operator/imports/{id}/undo'])
  async undo({
    params,
    body,
    claims,
  }: Call<'POST /business-directory/operator/imports/{id}/undo'>) {
    return importRunAnswer(this.runs, await this.runs.undo(params.id, claims, body.reason));
  }

  @Handles(directory['DELETE /business-directory/operator/imports/{id}'])
  async drop({ params }: Call<'DELETE /business-directory/operator/imports/{id}'>) {
    await this.runs.drop(params.id);
  }
}
