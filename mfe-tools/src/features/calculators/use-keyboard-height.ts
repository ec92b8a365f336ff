import { useEffect, useState } from 'react';

/** Height of the on-screen keyboard in CSS pixels; 0 where the browser does not report it. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page that is zoomed in has a small viewport without a keyboard.
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      setHeight(viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}
