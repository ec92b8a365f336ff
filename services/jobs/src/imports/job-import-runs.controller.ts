import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { badRowsFile } from '@commons/service-kit/imports/runs/bad-rows.export';
import { importRunAnswer, importRunRow } from '@commons/service-kit/imports/runs/import-run-answer';
import { ImportRunsService } from '@commons/service-kit/imports/runs/import-runs.service';
import { ImportUploadService } from '@commons/service-kit/imports/runs/import-upload.service';
import { Controller } from '@nestjs/common';

/** Files of jobs, imported in the operator's console. What the operations do is in service-kit/imports/runs. */
@Controller()
export class JobImportRunsController {
  constructor(
    private readonly runs: ImportRunsService,
    private readonly uploads: ImportUploadService,
  ) {}

  @Handles(jobs['POST /jobs/operator/imports'])
  async upload({ claims, upload }: Call<'POST /jobs/operator/imports'>) {
    const { file } = await upload();
    return importRunAnswer(this.runs, await this.uploads.upload(claims, file));
  }

  @Handles(jobs['GET /jobs/operator/imports'])
  async list({ query }: Call<'GET /jobs/operator/imports'>) {
    const { rows, total } = await this.runs.list(query);
    return { rows: rows.map(importRunRow), total };
  }

  @Handles(jobs['GET /jobs/operator/imports/{id}'])
  async read({ params }: Call<'GET /jobs/operator/imports/{id}'>) {
    return importRunAnswer(this.runs, await this.runs.read(params.id));
  }

  @Handles(jobs['POST /jobs/operator/imports/{id}/check'])
  async check({ params, body }: Call<'POST /jobs/operator/imports/{id}/check'>) {
    return importRunAnswer(this.runs, await this.runs.check(params.id, body.mapping));
  }

  @Handles(jobs['POST /jobs/operator/imports/{id}/start'])
  async start({ params, claims }: Call<'POST /jobs/operator/imports/{id}/start'>) {
    return importRunAnswer(this.runs, await this.runs.start(params.id, claims));
  }

  @Handles(jobs['GET /jobs/operator/imports/{id}/bad-rows'])
  async badRows({ params, reply, request }: Call<'GET /jobs/operator/imports/{id}/bad-rows'>) {
    return badRowsFile(this.runs, params.id, { request, reply });
  }

  @Handles(jobs['POST /jobs/operator/imports/{id}/undo'])
  async undo({ params, body, claims }: Call<'POST /jobs/operator/imports/{id}/undo'>) {
    return importRunAnswer(this.runs, await this.runs.undo(params.id, claims, body.reason));
  }

  @Handles(jobs['DELETE /jobs/operator/imports/{id}'])
  async drop({ params }: Call<'DELETE /jobs/operator/imports/{id}'>) {
    await this.runs.drop(params.id);
  }
}
