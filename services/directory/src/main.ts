import { runService } from '@commons/service-kit/run-service';
import { directoryService } from './app.module.js';

await runService(directoryService);
