type SkipLinkProps = { label: string };

export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-semibold text-paper focus-visible:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}
