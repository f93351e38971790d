const steps = 30;

/**
 * The texts that a counter shows in turn, in thirty steps and in the figure's own format (R4.8, R4.9): "300,000" gives
 * "0", "10,000" … "300,000"; "2.5m" ends "2.4m", "2.5m".
 */
export function counterTexts(figure: string): string[] {
  const [number = ''] = /\d[\d,]*(\.\d+)?/.exec(figure) ?? [];
  const decimals = number.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    useGrouping: number.includes(','),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const end = Number(number.replaceAll(',', ''));
  return Array.from({ length: steps }, (_, step) => figure.replace(number, format.format((end * step) / steps))).concat(
    figure,
  );
}
