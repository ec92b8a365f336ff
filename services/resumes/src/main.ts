import { runService } from '@commons/service-kit/run-service';
import { resumesService } from './app.module.js';

await runService(resumesService);
