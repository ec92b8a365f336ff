import {
  type ImageKind,
  imageRules,
  imageTypes,
  maxGalleryPhotos,
} from '@commons/contracts/businesses/image-files';
import { t } from '@commons/ui/text/texts';
import { heicText, isHeic } from './prepare-photo';

/**
 * The `accept` value of the file picker. Without HEIC, so that iPhones convert their photos; a dropped HEIC file is
 * opened if the browser can.
 */
export const acceptedImages = Object.keys(imageTypes).join(',');

const extensions = Object.values(imageTypes).flat();

/** Some systems give a file no type: then its extension decides. */
const isImage = ({ type, name }: File) =>
  type ? type in imageTypes : extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** Specification D2 §5. */
export const imageSizeText = (kind: ImageKind): string => {
  const { label, maximumMegabytes } = imageRules[kind];
  return t('labelSizeMustLess', { label, maximumMegabytes });
};

/** The error of a file, verbatim from specification D2 §5; undefined when it may be sent. */
export function imageProblem(kind: ImageKind, file: File): string | undefined {
  const { label, maximumBytes } = imageRules[kind];
  if (isHeic(file)) return heicText;
  if (!isImage(file)) return t('labelMustJpegPng', { label });
  if (file.size > maximumBytes) return imageSizeText(kind);
  if (file.size === 0) return t('labelEmptyPleaseChoose', { label });
  return undefined;
}

interface CheckedPhotos {
  readonly good: readonly File[];
  /** Errors of all files, each with its file name, joined by commas; empty when all are valid. */
  readonly problems: string;
}

/**
 * Checks photos before sending. More than fit into the gallery are refused together, otherwise each on its own.
 * @param present number of photos stored or being uploaded
 */
export function checkPhotos(files: readonly File[], present: number): CheckedPhotos {
  if (present + files.length > maxGalleryPhotos) {
    return {
      good: [],
      problems: t('cannotAddLengthImages', { length: files.length, maxGalleryPhotos, present }),
    };
  }
  const problems = files.flatMap((file) => {
    const problem = imageProblem('gallery', file);
    return problem ? [`${file.name}: ${problem}`] : [];
  });
  const good = files.filter((file) => !imageProblem('gallery', file));
  return { good, problems: problems.join(', ') };
}
