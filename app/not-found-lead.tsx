'use client';

import { useLayoutEffect, useState } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import type { Action } from '@/content/types';

type NotFoundLeadProps = {
  lead: string;
  /** shown instead at the product's own address `href` */
  product: { href: string; text: string; action: Action };
};

/** One 404 page serves every missing address; at the product's log-in it says where the product is. */
export const NotFoundLead = island(
  function NotFoundLead({ lead, product }: NotFoundLeadProps) {
    const root = useIslandRoot<HTMLSpanElement>();
    const [isProduct, setProduct] = useState(false);
    useLayoutEffect(() => setProduct(normalise(window.location.pathname) === normalise(product.href)), [product.href]);
    return (
      <span {...root} data-eager="">
        {isProduct ? (
          <span>
            {product.text} <TextLink href={product.action.href} label={product.action.label} />
          </span>
        ) : (
          <span>{lead}</span>
        )}
      </span>
    );
  },
  ({ lead }) => lead,
);

const normalise = (path: string) => path.toLowerCase().replace(/\/$/, '');
