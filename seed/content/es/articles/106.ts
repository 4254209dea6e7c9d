import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Cuánto dura lo que está a la carta en Europa y en Japón',
  summary:
    'Una semana, un mes, un año: el plazo de un programa depende del país, del género y del contrato. Qué esperar de cada cadena y cómo no llegar tarde.',
  meta_title: 'Televisión a la carta: plazos en Europa y Japón',
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

## Y al otro lado del Atlántico

Quien vive en América tiene otras costumbres. Las televisiones públicas de México, Argentina, Chile o Colombia suben a sus plataformas buena parte de su producción, y a menudo la dejan mucho tiempo, porque es suya. Los canales comerciales funcionan al revés: resúmenes al instante y programas completos detrás de una suscripción. El fútbol, en casi todas partes, se va el mismo día. En Estados Unidos, las cadenas en abierto suelen dejar libre lo último durante una semana y pasan lo anterior a su servicio de pago. La regla de fondo es la misma que en Europa: lo propio dura y lo comprado vuela.

## Cómo leer lo que pone debajo

Cada servicio usa sus palabras, y un malentendido cuesta un capítulo.

- **«Disponible hasta el 12».** No siempre incluye el 12. Algunos cierran al empezar ese día. Cuenta con la víspera.
- **«Quedan 3 días».** Se cuentan desde la hora de emisión, no desde medianoche.
- **«Temporada completa».** Está toda, pero también se va toda a la vez.
- **«Clips» o «momentos».** El programa ya no está; los trozos no lo sustituyen.
- **«Próximamente».** Que se haya emitido no garantiza que llegue. El cine y el deporte se quedan fuera a menudo.

## Una semana con cuatro plazos distintos

Un ejemplo de cómo se ordena una lista. Hoy es lunes y quieres ver cuatro cosas: una película comprada que se emitió el domingo, un documental de la casa, el capítulo semanal de una serie japonesa y una serie diaria.

1. **La película, hoy.** Es lo que antes se va, a veces en dos o tres días.
2. **El capítulo japonés, antes del siguiente.** Si es de los viernes, mira el jueves, y ten en cuenta las siete u ocho horas de diferencia con Tokio.
3. **La serie diaria, cuando toque.** Se acumula, pero aguanta semanas.
4. **El documental, al final.** Estará ahí el mes que viene.

## Errores que salen caros

- **Esperar a que acabe la serie.** Cuando llega el último capítulo, el primero lleva semanas fuera.
- **Confundir el directo con la carta.** Volver al principio de una emisión en curso se puede durante unas horas y después no.
- **Fiarse de la aplicación de una tele vieja.** Sin actualizaciones, muchas ya no enseñan la fecha. Mira la web.
- **Dejarlo para el último día.** Es cuando más gente hace lo mismo y cuando [todo va más lento](/article/113).
- **Guardar por guardar.** El telediario de anteayer no se ve nunca.

## Cómo organizarse

1. Apunta el último día en cuanto lo veas, o deja que el [descargador de BBC iPlayer](/bbc-iplayer-downloader), el de [RaiPlay](/raiplay-downloader) y el de [TVer](/tver-downloader) ordenen la lista por esa fecha.
2. Lo comprado va antes que lo propio de la cadena.
3. Repasa la víspera del capítulo siguiente: muchos plazos se cierran cuando empieza.
4. No conserves una grabación más tiempo del que te haga falta. Las cadenas y las leyes admiten el uso privado en distinta medida; [este artículo](/article/101) lo resume.
`,
}
