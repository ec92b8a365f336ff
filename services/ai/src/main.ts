import { runService } from '@commons/service-kit/run-service';
import { aiService } from './app.module.js';

await runService(aiService);
