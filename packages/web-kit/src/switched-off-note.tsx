import {
  type FeatureSwitchName,
  type FeatureSwitchText,
  featureSwitches,
} from '@commons/contracts/portal/feature-switch-lists';
import { Banner } from '@commons/ui/banner';
import { say } from '@commons/ui/texts';
import { useQuery } from '@commons/web-kit/query';
import { useApi, useSession } from './app-context.js';

/** The server refuses anyway: an old answer costs a try. */
const rememberMs = 30_000;

/** What people read while operators have switched this off; undefined while it is on, or nobody can tell. */
export function useSwitchedOff(feature: FeatureSwitchName): string | undefined {
  const api = useApi();
  const { user } = useSession();
  const { detail, guestsOnly }: FeatureSwitchText = featureSwitches[feature];
  const { data } = useQuery({
    queryKey: ['/feature-switches'],
    queryFn: ({ signal }) => api.json('GET /feature-switches', { signal }),
    staleTime: rememberMs,
    retry: false,
  });
  return data?.off.includes(feature) && !(guestsOnly && user) ? say(detail) : undefined;
}

/** Stands before a form that would be refused. What is typed in it stays. */
export function SwitchedOffNote({ feature }: { readonly feature: FeatureSwitchName }) {
  const text = useSwitchedOff(feature);
  return text ? <Banner tone="info">{text}</Banner> : null;
}
