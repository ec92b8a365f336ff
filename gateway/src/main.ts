import { runService } from '@commons/service-kit/run-service';
import { gatewayService } from './app.module.js';

await runService(gatewayService);
