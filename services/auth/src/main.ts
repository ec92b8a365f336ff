import { runService } from '@commons/service-kit/run-service';
import { authService } from './app.module.js';

await runService(authService);
