import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Cuánto dura lo que está a la carta en Europa y en Japón',
  summary:
    'Una semana, un mes, un año: el plazo de un programa depende del país, del género y del contrato. Qué esperar de cada cadena y cómo no llegar tarde al último día.',
  meta_title: 'Plazos de la televisión a la carta: Europa y Japón',
  meta_description:
    'Cuánto tiempo dejan sus programas RTVE, la BBC, ARD, ZDF, ARTE, france.tv, RaiPlay, TVer y NHK, por qué difieren y cómo organizarse.',
  body: `
Da rabia buscar un programa y ver que se fue ayer. Las cadenas los mantienen en línea durante un plazo, y los plazos siguen reglas. Conocerlas ahorra disgustos.

## De dónde sale el plazo

Tres fuerzas lo marcan. **Los contratos:** los derechos de cine y de deporte se compran por días, no para siempre. **La ley:** en varios países, una norma o un organismo decide cuánto tiempo puede ofrecer cada cosa una cadena pública. **El coste:** autores e intérpretes cobran por el uso, así que un archivo sin final no sale gratis. Por eso lo que produce la casa es lo que más dura, y el cine comprado, lo que menos.

## Qué esperar en cada país

### España, Francia e Italia

- **RTVE Play** mantiene mucho tiempo las series diarias y conserva un archivo amplio de producciones propias; el cine comprado se queda poco.
- **france.tv** deja los programas diarios días o semanas, y muchas series y documentales, meses.
- **RaiPlay** es conocida por su archivo: la ficción y los espectáculos de hace décadas conviven con lo de la semana pasada.

### Alemania, y ARTE

**ARD y ZDF** ofrecen sus documentales y series durante meses o años, y las películas compradas, a menudo poco tiempo. Algunos programas para adultos solo se pueden ver de noche, a no ser que hayas confirmado tu edad. **ARTE**, que es francoalemana y subtitula una parte en español, escribe el último día debajo de cada título.

### Reino Unido

En BBC iPlayer, la mayor parte de lo que encarga la cadena está en torno a un año y las temporadas completas muchas veces más; las noticias y el cine comprado se van antes. Para verlo hay que pagar la TV Licence. ITVX y Channel 4 viven de la publicidad y mantienen muchas series enteras mientras lo permitan sus contratos.

### Japón

**TVer** reúne las cadenas comerciales. Un capítulo suele quedarse una semana, hasta que llega el siguiente; algunos primeros capítulos aguantan toda la temporada. **NHK** daba siete días en NHK Plus, cuyo sucesor, NHK ONE, empezó en octubre de 2025; lo más antiguo está en NHK On Demand, que es de pago. Los dos se dirigen a quien está en Japón.

## Dentro y fuera de casa

La televisión a la carta es asunto de cada país. Las reglas europeas de portabilidad te permiten llevarte un servicio **de pago** cuando viajas por la Unión Europea; los gratuitos pueden sumarse, pero no están obligados. Quien decide en qué país estás es el servicio, y ninguno de nuestros productos lo cambia.

## Cómo organizarse

1. Apunta el último día en cuanto lo veas, o deja que el [descargador de BBC iPlayer](/bbc-iplayer-downloader), el de [RaiPlay](/raiplay-downloader) y el de [TVer](/tver-downloader) ordenen la lista por esa fecha.
2. Lo comprado va antes que lo propio de la cadena.
3. Repasa la víspera del capítulo siguiente: muchos plazos se cierran cuando empieza.
4. No conserves una grabación más tiempo del que te haga falta. Las cadenas y las leyes admiten el uso privado en distinta medida; [este artículo](/article/101) lo resume.
`,
}
