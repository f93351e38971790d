import { colors } from '../../tailwind.config';
import { coverStyles } from './cover';

/** A page of A4 in the series' type: text 30 mm from the left, the margin's rule at 178 mm, numbers beside it. */
export const documentStyles = `
@page{size:210mm 297mm;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 10.6pt/15.4pt Text;color:${colors.ink};-webkit-print-color-adjust:exact;print-color-adjust:exact;font-variant-numeric:lining-nums}
b{font-weight:600}
a{color:inherit;text-decoration:none}
ol,ul{list-style:none}
.page{position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page}
.page:last-child{break-after:auto}
.cover-page>.cover{width:210mm;height:297mm}
.running{position:absolute;left:30mm;right:14mm;top:13mm;display:flex;justify-content:space-between;font-size:8.6pt;color:${colors.muted}}
.running b{color:${colors.ink};font-size:10.6pt}
.text{position:absolute;left:30mm;width:138mm;top:27mm}
.page:not(.cover-page)::after{content:"";position:absolute;left:178mm;top:25mm;bottom:18mm;border-left:.25pt solid ${colors.edge}}
.line-number{position:absolute;left:182mm;transform:translateY(-50%);font:600 8.6pt/1 Text;color:${colors.clay};font-variant-numeric:tabular-nums lining-nums}
h2{font:500 22pt/25pt Display;letter-spacing:-.01em;margin-bottom:10pt;text-wrap:balance}
h2.next{margin-top:22pt}
h3{font:600 10.6pt/15.4pt Text;margin-top:7.7pt;color:${colors.teal}}
p+p{margin-top:7.7pt}
.kicker{color:${colors.clay};margin-bottom:4pt}
.kicker+h2{margin-bottom:5pt}
.issue{color:${colors.muted}}
.headnote{display:grid;grid-template-columns:31mm 1fr;row-gap:3.5pt;margin:12pt 0 5pt;padding:9pt 0;border-top:.5pt solid ${colors.ink};border-bottom:.5pt solid ${colors.ink}}
.headnote dt{font-weight:600}
.contents>li{display:grid;grid-template-columns:1fr 12mm;padding:6pt 0;border-top:.5pt solid ${colors.line}}
.contents span{color:${colors.muted}}
.contents .at{text-align:right;color:${colors.ink};font-weight:600}
.subjects>li{grid-template-columns:42mm 1fr}
.subjects li li{display:grid;grid-template-columns:1fr 12mm}
.note{margin-top:20pt!important;padding-top:9pt;border-top:1.5pt solid ${colors.clay};color:${colors.muted}}
.note b{color:${colors.clay}}
${coverStyles}`;
