import { useReadonlyStore } from '@revisoins/host';
import { theme } from '@revisoins/host/hosting';
import { toLanguage, useTranslation } from '@revisoins/i18n';
import { useLocation, useNavigate, useParams, type Mount, type MountHost } from '@revisoins/router';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';

/** The current values for the screen, and the listeners to call when they change. */
interface HostValues {
  now: Omit<MountHost, 'follow'>;
  followers: Set<() => void>;
}

/** The component around a screen that its remote renders itself, with any library or none. */
export function mountedScreen(mount: Mount): ComponentType {
  return function MountedScreen() {
    const place = useRef<HTMLDivElement>(null);
    const { i18n } = useTranslation();
    const { applied } = useReadonlyStore(theme);
    const { pathname, search } = useLocation();
    const params = useParams();
    const navigate = useNavigate();
    const language = toLanguage(i18n.language);
    const now = {
      language,
      theme: applied,
      path: pathname,
      params,
      search,
      navigate: (to: string) => void navigate(to),
    };
    const [values] = useState<HostValues>(() => ({ now, followers: new Set() }));
    useLayoutEffect(() => void (values.now = now));
    useEffect(() => {
      for (const follower of values.followers) follower();
    }, [values, language, applied, pathname, search]);
    useEffect(() => {
      if (!place.current) return undefined;
      const host: MountHost = {
        get language() {
          return values.now.language;
        },
        get theme() {
          return values.now.theme;
        },
        get path() {
          return values.now.path;
        },
        get params() {
          return values.now.params;
        },
        get search() {
          return values.now.search;
        },
        navigate: (to) => values.now.navigate(to),
        follow(changed) {
          values.followers.add(changed);
          return () => values.followers.delete(changed);
        },
      };
      return mount(place.current, host);
    }, [values]);
    return <div ref={place} />;
  };
}
