'use client';

import { useLayoutEffect, useState } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import type { Action } from '@/content/types';

type LeadOfAddressProps = {
  lead: string;
  /** what is said in its place at one address, and where that leads */
  product: { href: string; text: string; action: Action };
};

/** The 404's lead: a host has one page for every missing address, and the product's may be among them. */
export const LeadOfAddress = island(
  function LeadOfAddress({ lead, product }: LeadOfAddressProps) {
    const root = useIslandRoot<HTMLSpanElement>();
    const [isProduct, setProduct] = useState(false);
    useLayoutEffect(() => setProduct(plain(window.location.pathname) === plain(product.href)), [product.href]);
    return (
      <span {...root} data-eager="">
        {isProduct ? (
          <span>
            {product.text} <TextLink href={product.action.href}>{product.action.label}</TextLink>
          </span>
        ) : (
          <span>{lead}</span>
        )}
      </span>
    );
  },
  ({ lead }) => lead,
);

const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');
