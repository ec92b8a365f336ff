import type { Business } from '@commons/contracts/businesses';
import type { GalleryUpload, ListingInput, LogoUpload } from '@commons/contracts/listings';
import type { ApiClient } from '@commons/contracts/shell-contract';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = ['/business-directory/my-listing'];

const readMine = async (api: ApiClient): Promise<Business | null> => {
  try {
    return await api.json<Business>('/business-directory/my-listing');
  } catch (error) {
    // There is none yet, which is no failure (specification D2 §8).
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
};

/** The employer's listing; null while there is none. */
export function useMyListing() {
  const api = useApi();
  return useQuery({ queryKey: key, queryFn: () => readMine(api) });
}

/** Fetches the listing again. */
export function useReloadListing() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

/**
 * POST or PUT /business-directory. `onStored` is called even when the form is no longer shown by then.
 * @param isNew false: the present listing is replaced
 */
export function useSaveListing(isNew: boolean, onStored: (saved: Business) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: ListingInput) =>
      api.json<Business>('/business-directory', { method: isNew ? 'POST' : 'PUT', body }),
    onSuccess: onStored,
  });
}

/** Everything of a listing but its images, as a PUT wants it back. */
export function withoutLogo(listing: Business): ListingInput {
  const { id, logo_filename, gallery_images, location, average_rating, ...rest } = listing;
  const { total_reviews, created_at, views, employer_id, suspended, ...facts } = rest;
  return { ...(facts as ListingInput), logo_filename: null };
}

/** Calls for the images of one listing; what is stored shows at once. */
export function useListingImages(listing: Business) {
  const api = useApi();
  const client = useQueryClient();
  const show = async (change: (now: Business) => Partial<Business>) => {
    // An answer that is on its way was written before this change.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Business | null>(key, (now) => {
      const present = now ?? listing;
      return { ...present, ...change(present) };
    });
  };
  const path = `/business-directory/${listing.id}/gallery`;
  return {
    /** One photo a call, so that a slow line loses no more than one (decision A65). */
    addPhoto: async (
      file: File,
      onUploadProgress: (share: number) => void,
      signal: AbortSignal,
    ) => {
      const body = new FormData();
      body.append('images', file);
      const answer = await api.json<GalleryUpload>(`${path}/multiple`, {
        method: 'POST',
        body,
        onUploadProgress,
        signal,
      });
      await show((now) => ({ gallery_images: [...now.gallery_images, ...answer.filenames] }));
    },
    deletePhoto: async (filename: string) => {
      await api.json(`${path}/${encodeURIComponent(filename)}`, { method: 'DELETE' });
      await show((now) => ({
        gallery_images: now.gallery_images.filter((name) => name !== filename),
      }));
    },
    setLogo: async (file: File, onUploadProgress: (share: number) => void, signal: AbortSignal) => {
      const body = new FormData();
      body.append('logo', file);
      const { logo_filename } = await api.json<LogoUpload>('/upload-logo', {
        method: 'POST',
        body,
        onUploadProgress,
        signal,
      });
      await show(() => ({ logo_filename }));
    },
  };
}
