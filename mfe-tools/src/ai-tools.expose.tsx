import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remotes/remote-app';
import { shownAiTools } from './ai-tool-list';
import { AiToolsGrid } from './features/ai-tools/ai-tools-grid';

function AiTools() {
  return <AiToolsGrid tools={shownAiTools()} />;
}

export default exposed<RemoteAppProps>(AiTools);
