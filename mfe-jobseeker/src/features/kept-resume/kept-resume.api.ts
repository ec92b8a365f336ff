import { useApi } from '@commons/web-kit/app-context';
import { saveFile } from '@commons/web-kit/page/save-file';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const keptKey = ['/my-applications/resume'] as const;

/** The résumé that goes with the next application; null without one. */
export function useKeptResume() {
  const api = useApi();
  return useQuery({
    queryKey: keptKey,
    queryFn: ({ signal }) => api.json('GET /my-applications/resume', { signal }),
    retry: false,
  });
}

function useChange<Input>(change: (input: Input) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      await change(input);
      await client.invalidateQueries({ queryKey: keptKey });
      // What the form of the next application begins with.
      await client.invalidateQueries({ queryKey: ['/jobs', 'application-start'] });
    },
    onSuccess: onDone,
  });
}

export function useReplaceResume(onDone: () => void) {
  const api = useApi();
  return useChange((file: File) => {
    const body = new FormData();
    body.set('resume', file, file.name);
    return api.json('PUT /my-applications/resume', { body });
  }, onDone);
}

export function useDeleteResume(onDone: () => void) {
  const api = useApi();
  return useChange((_: undefined) => api.json('DELETE /my-applications/resume'), onDone);
}

export function useDownloadResume() {
  const api = useApi();
  return useMutation({
    mutationFn: async (filename: string) => {
      const { blob } = await api.file('GET /my-applications/resume/file');
      saveFile(blob, filename);
    },
  });
}
