import { useEffect, useState } from 'react';
import styles from './photos.module.css';

/** A thumbnail of a file that is being uploaded. */
export function UploadPreview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? (
    <img alt="" className={styles.preview} height={48} src={address} width={72} />
  ) : null;
}
