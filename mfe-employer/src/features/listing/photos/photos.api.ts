import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { ifMatch, presentRecord } from '@commons/web-kit/forms/versioned-save';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { myListingKey, sendListing } from '../listing.api';
import { formValues, toListing } from '../listing-form.values';
import { arrangedListing, type Photo, photosOf } from './photo-arrangement';

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
  const show = (change: (now: Business) => Partial<Business>) =>
    showChange<Business | null>(client, myListingKey, (now) => {
      const present = now ?? listing;
      return { ...present, ...change(present) };
    });
  const { id } = listing;
  const arrangement = useMutation({
    // One after another: every call replaces the whole order and all descriptions.
    scope: { id: `gallery of ${id}` },
    mutationFn: async (change: (photos: readonly Photo[]) => readonly Photo[]) => {
      const before = photosOf(client.getQueryData<Business | null>(myListingKey) ?? listing);
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
