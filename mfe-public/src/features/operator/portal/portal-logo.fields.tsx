import { imageRules, imageTypes } from '@commons/contracts/businesses/image-files';
import { Button } from '@commons/ui/controls/button';
import { FileField } from '@commons/ui/forms/file-field';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { uploadLogo } from './portal.api';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';
import { ExampleMark } from './portal-names.fields';

const shownHeight = 64;

/** The picture in the header, the tab, previews of links and on phones. */
export function PortalLogo({ draft }: { readonly draft: PortalDraft }) {
  const api = useApi();
  const { busy, failure, setFailure, act } = useAct({ failed: t('logoCouldNotBeUploaded') });
  const { logo } = draft.saved;
  const upload = ([file]: readonly File[]) => {
    if (!file || busy) return;
    if (file.size > imageRules.logos.maximumBytes) {
      return setFailure(
        translate(`Logo size must be less than ${imageRules.logos.maximumMegabytes}MB`),
      );
    }
    void act(async () => draft.set({ logo: await uploadLogo(api, file) }));
  };
  return (
    <div className={styles.fields}>
      <div className={styles.line}>
        <FileField
          accept={Object.keys(imageTypes).join(',')}
          chosen={[]}
          error={failure || draft.faults.logo}
          help={t('jpegPngWebpOrGif')}
          label={translate('Logo')}
          onFiles={upload}
          prompt={busy ? t('uploading') : t('choosePicture')}
        />
        <ExampleMark isExample={!logo} />
      </div>
      {logo && (
        <div className={styles.logo}>
          <img
            alt={t('logo')}
            height={shownHeight}
            src={`/uploads/portal/${logo.filename}`}
            width={Math.round((shownHeight * logo.width) / logo.height)}
          />
          <Button onClick={() => draft.set({ logo: undefined })} size="small">
            {t('useNoLogo')}
          </Button>
        </div>
      )}
    </div>
  );
}
