// The part of the query library that the front ends use; shared, so never tree-shaken: keep it short.
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
