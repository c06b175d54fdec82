import { type ReactElement, useState } from 'react';

export interface AvatarProps {
  name: string;
  /** A bank that allows pictures only from its own host passes a URL there. */
  src: string | undefined;
}

/**
 * The bank's avatar: a picture in a frame, or initials. Decorative, because the name is beside it.
 */
export function Avatar({ name, src }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string>();
  const hasPicture = src !== undefined && src !== failed;
  return (
    <span className="bank-Avatar" aria-hidden="true">
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
