import { runService } from '@commons/service-kit/run-service';
import { jobsService } from './app.module.js';

await runService(jobsService);
