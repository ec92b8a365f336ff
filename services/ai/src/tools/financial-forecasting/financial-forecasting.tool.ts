import { ForecastRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { forecastPrompt } from './financial-forecasting.prompt.js';
import { writeForecast } from './financial-forecasting.writer.js';

export const financialForecasting = writingTool({
  id: 'financial-forecasting',
  request: ForecastRequest,
  prompt: forecastPrompt,
  writeBuiltIn: writeForecast,
});
