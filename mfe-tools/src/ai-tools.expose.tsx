import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remote-app';
import { aiToolList } from './ai-tool-list';
import { AiToolsGrid } from './features/ai-tools/ai-tools-grid';

function AiTools() {
  return <AiToolsGrid tools={aiToolList} />;
}

export default exposed<RemoteAppProps>(AiTools);
