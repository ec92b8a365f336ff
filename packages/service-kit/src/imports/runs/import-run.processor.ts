import { defineTask } from '@commons/contracts/tasks/task';
import type { Type } from '@nestjs/common';
import { z } from 'zod';
import { Processor, type TaskProcessor } from '../../queues/processor.js';
import { ImportWorkService } from './import-work.service.js';

/** Runs the next step of an import: check, write or undo. */
export const importTask = (service: string) =>
  defineTask(`${service}.import-file`, z.object({ run_id: z.string() }));

/** The processor of a service's `import-file`. */
export function importRunProcessor(service: string): Type<unknown> {
  const task = importTask(service);

  @Processor(task)
  class ImportRunProcessor implements TaskProcessor<typeof task> {
    constructor(private readonly work: ImportWorkService) {}

    process({ run_id }: { run_id: string }): Promise<void> {
      return this.work.run(run_id);
    }
  }
  return ImportRunProcessor;
}
