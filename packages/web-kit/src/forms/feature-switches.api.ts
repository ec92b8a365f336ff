import {
  type FeatureSwitchName,
  type FeatureSwitchText,
  featureSwitches,
} from '@commons/contracts/portal/feature-switch-lists';
import { translate } from '@commons/ui/text/texts';
import { useQuery } from '@commons/web-kit/query';
import { useApi, useSession } from '../app-context.js';

/** May be stale: the server enforces the switch. */
const rememberMs = 30_000;

/** The notice for a feature that operators have switched off; undefined while it is on or its state is unknown. */
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
  return data?.off.includes(feature) && !(guestsOnly && user) ? translate(detail) : undefined;
}
