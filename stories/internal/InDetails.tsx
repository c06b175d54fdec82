import type { ReactElement, ReactNode } from 'react';
import { Card } from '../frame/Card.js';

export interface InDetailsProps {
  /** Of the merchant, as the heading above. Without it there is none. */
  name?: ReactNode;
  children: ReactNode;
}

/** The details' own surroundings: a part of them takes fonts, frames and distances from where it stands. */
export function InDetails({ name, children }: InDetailsProps): ReactElement {
  return (
    <Card style={{ maxInlineSize: 400 }}>
      <div className="mry-MerchantDetails">
        {name !== undefined && (
          <header className="mry-DetailsHeader">
            <h2 className="mry-DetailsHeader-name">
              <bdi>{name}</bdi>
            </h2>
          </header>
        )}
        {children}
      </div>
    </Card>
  );
}
