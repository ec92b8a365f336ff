import { Badge } from '@commons/ui/badge';

const builtIn = 'built-in';

/** Names the author: people must know when no model was asked. */
export function WrittenBy({ provider }: { readonly provider: string }) {
  return provider === builtIn ? (
    <Badge>Built-in, without an AI model</Badge>
  ) : (
    <Badge>Written by AI ({provider})</Badge>
  );
}
