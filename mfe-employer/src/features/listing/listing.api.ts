import type { Business } from '@commons/contracts/businesses/businesses';
import type { ListingInput } from '@commons/contracts/businesses/listings';
import type { SpecialHoursInput } from '@commons/contracts/businesses/special-hours';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { isApiError } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { ifMatch, presentRecord } from '@commons/web-kit/forms/versioned-save';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import { formValues, toListing } from './form/listing-form.values';
import { arrangedListing, type Photo, photosOf } from './photos/photo-arrangement';

const key = ['/business-directory/my-listing'];

const readMine = async (api: Api): Promise<Versioned<Business> | null> => {
  try {
    return await api.versioned('GET /business-directory/my-listing');
  } catch (error) {
    // 404 means no listing yet, which is not an error (specification D2 §8).
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
};

/** The employer's listing; null when there is none. */
export function useMyListing() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: () => readMine(api),
    enabled: hasArea('directory'),
  });
}

/** The reviews of a listing by stars; members of the business also learn how many have no reply. */
export function useReviewCounts(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/business-directory/{id}/reviews/counts', id],
    queryFn: ({ signal }) =>
      api.json('GET /business-directory/{id}/reviews/counts', { params: { id }, signal }),
  });
}

/** Refetches the listing. */
export function useReloadListing() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

/** Creates the listing, or replaces the existing one. */
export const sendListing = (
  api: Api,
  name: 'POST /business-directory' | 'PUT /business-directory',
  body: ListingInput,
  headers?: ApiRequest['headers'],
) => api.versioned(name, { body, headers });

/** Replaces the special hours and the temporary closure. */
export const sendSpecialHours = (
  api: Api,
  body: SpecialHoursInput,
  headers?: ApiRequest['headers'],
) => api.versioned('PUT /business-directory/special-hours', { body, headers });

/** Confirms that the listing is still correct. The answer is shown at once. */
export function useConfirmation(onStored: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.versioned('PUT /business-directory/confirmation'),
    onSuccess: (listing) => {
      client.setQueryData<Versioned<Business> | null>(key, listing);
      onStored();
    },
  });
}

/** Removes the logo from the current version of the listing and changes nothing else. */
export function useLogoRemoval(listing: Versioned<Business>, onStored: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const send = (present: Versioned<Business>) =>
        sendListing(
          api,
          'PUT /business-directory',
          { ...toListing(formValues(present)), logo_filename: null },
          ifMatch(present.etag),
        );
      await send(listing).catch((error: unknown) => {
        const present = presentRecord<Business>(error);
        if (!present) throw error;
        return send(present);
      });
    },
    onSuccess: onStored,
  });
}

/** Image calls for one listing. A stored change shows at once. */
export function useListingImages(listing: Business) {
  const api = useApi();
  const client = useQueryClient();
  const show = async (change: (now: Business) => Partial<Business>) => {
    // A pending answer predates this change.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Business | null>(key, (now) => {
      const present = now ?? listing;
      return { ...present, ...change(present) };
    });
  };
  const { id } = listing;
  const arrangement = useMutation({
    // One after another: every call replaces the whole order and all descriptions.
    scope: { id: `gallery of ${id}` },
    mutationFn: async (change: (photos: readonly Photo[]) => readonly Photo[]) => {
      const before = photosOf(client.getQueryData<Business | null>(key) ?? listing);
      const photos = [...change(before)];
      await show(() => arrangedListing(photos));
      try {
        const params = { id };
        await api.json('PUT /business-directory/{id}/gallery', { params, body: { photos } });
      } catch (error) {
        await show(() => arrangedListing(before));
        throw error;
      }
    },
  });
  return {
    /** One photo per call, so that a slow connection loses no more than one (decision A65). */
    addPhoto: async (
      file: File,
      onUploadProgress: (share: number) => void,
      signal: AbortSignal,
    ) => {
      const body = new FormData();
      body.append('images', file);
      const answer = await api.json('POST /business-directory/{id}/gallery/multiple', {
        params: { id },
        body,
        onUploadProgress,
        signal,
      });
      await show((now) => ({ gallery_images: [...now.gallery_images, ...answer.filenames] }));
    },
    /** Shown at once; reverted when it is refused. */
    arrange: arrangement.mutateAsync,
    deletePhoto: async (filename: string) => {
      const params = { id, filename };
      await api.json('DELETE /business-directory/{id}/gallery/{filename}', { params });
      await show((now) => ({
        gallery_images: now.gallery_images.filter((name) => name !== filename),
      }));
    },
    setLogo: async (file: File, onUploadProgress: (share: number) => void, signal: AbortSignal) => {
      const body = new FormData();
      body.append('logo', file);
      const { logo_filename } = await api.json('POST /upload-logo', {
        body,
        onUploadProgress,
        signal,
      });
      await show(() => ({ logo_filename }));
    },
  };
}

/** The center of the ZIP code or city of an address. */
export const fetchArea = (
  api: Api,
  { zip_code, city, state }: { zip_code: string; city: string; state: string },
) => {
  const typed = Object.entries({ zip_code, city, state }).filter(([, text]) => text.trim());
  return api.json('GET /business-directory/area', { query: Object.fromEntries(typed) });
};
