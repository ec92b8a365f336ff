import { businessAdvisor } from './business-advisor/business-advisor.tool.js';
import type { WritingTool } from './writing-tool.js';

const tools: readonly WritingTool[] = [businessAdvisor];

/**
 * The tool of a path or of a task. The first hyphen may be written as an underscore, as the specification's generic call
 * does (decision A35).
 */
export function findTool(id: string): WritingTool | undefined {
  const name = id.replaceAll('_', '-');
  return tools.find((tool) => tool.id === name);
}
