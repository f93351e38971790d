import { useEffect, useState } from 'react';

/** CSS pixels in one direction before it counts as one: less is a trembling thumb. */
const turn = 24;

/**
 * here: on the way up; leaving: on the way down, after that; away: on the way down, or in the first screen, where it has
 * not been; rest: the end of the page is in sight
 */
type Place = 'here' | 'leaving' | 'away' | 'rest';

/**
 * Where a bar belongs while a page is read. The end is the closing call, where the page has one, or the footer.
 *
 * @returns undefined until the page is scrolled
 */
export function useWayUp(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const end = document.querySelector('[data-closing], body > footer');
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const moved = scrollY - last;
      if (Math.abs(moved) < turn) return;
      last = scrollY;
      if (end && end.getBoundingClientRect().top < innerHeight) setPlace('rest');
      else if (moved < 0 && scrollY > innerHeight) setPlace('here');
      else setPlace((was) => (was === 'here' || was === 'leaving' ? 'leaving' : 'away'));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return place;
}
