import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Vídeo todo en uno: la misma licencia aunque cambien tus suscripciones',
    summary:
      'Presentado por sus fabricantes: qué aporta la suite en el día a día y a quién le basta un producto suelto.',
    verdict: 'La licencia adecuada si usas varios servicios al año; para uno solo no hace falta una suite.',
    suits:
      'Tienes varios servicios de vídeo a la vez, o los cambias durante el año, y quieres una sola clave para todos.',
    suits_not: 'Te quedas con un servicio, o quieres la misma licencia en Windows y en un Mac.',
    likes: [
      'Una clave para toda la gama de vídeo, incluidas las herramientas de flujos',
      'Contratar otro servicio no obliga a comprar otra licencia',
      'Los productos de por vida que ya tengas rebajan su precio',
    ],
    dislikes: [
      'Sobra si solo usas un servicio',
      'Windows y Mac necesitan una licencia cada uno',
      'Cuando un sitio cambia, puede dejar de funcionar unos días',
    ],
    body: `
Este texto lo firman los fabricantes de la suite, así que tómalo como una explicación y no como una prueba independiente.

## Qué es

[Vídeo todo en uno](/all-in-one-video-suite) no es otro programa, sino una licencia. En Tidemark Video abre todos los productos de la gama para tu sistema: plataformas mundiales, cadenas europeas, servicios japoneses, el descargador de sitios abiertos y las herramientas M3U8 y MPD. Quedan fuera la gama para adultos, la música y la IA de vídeo.

## En el día a día

Inicias sesión una vez en cada servicio, desde el navegador interno. A partir de ahí, todos comparten la cola, la plantilla de nombres y tus idiomas. Para nosotros, esa es la verdadera ventaja: un documental de RTVE Play queda archivado igual que una serie de Netflix.

Si dejas una suscripción y contratas otra, la licencia sigue siendo la misma. Es una ventaja para quien cambia de servicio a lo largo del año.

## Para quién no es

Si tienes un solo servicio y no piensas cambiar, compra el producto de ese servicio. Si eliges la licencia de por vida, más adelante contará para la suite. La página del producto calcula a partir de cuántos servicios compensa.

## Lo que todavía nos molesta

Los servicios cambian sus páginas sin avisarnos. A veces tardamos unos días en adaptar la aplicación; mientras tanto, un aviso lo indica en la lista. Y quien usa Windows y Mac tiene que comprar dos licencias, cosa que no a todos les gusta.

## Lo que la suite no cambia

No te da ningún acceso que no tengas. Los catálogos, los países y los perfiles los decide cada servicio, y que puedas conservar un título depende de sus condiciones y de la ley de tu país. Pruébala antes con tus propios servicios.
`,
    meta_title: 'Vídeo todo en uno, por sus fabricantes',
    meta_description:
      'Qué abarca la suite de vídeo de Tidemark, cómo se comporta a diario y a quién le queda grande. Contado por sus fabricantes.',
  },
  202: {
    title: 'Descargador de Netflix: temporadas, idiomas y subtítulos',
    summary:
      'Presentado por sus fabricantes: qué hace con las series largas y con muchos idiomas, y cuándo te basta la aplicación de Netflix.',
    verdict: 'Muy útil para series largas y varios idiomas; para el móvil basta la aplicación de Netflix.',
    suits:
      'Ves las series sin conexión en un portátil o un televisor, necesitas dos idiomas a la vez o aprendes con subtítulos.',
    suits_not:
      'Solo usas el móvil o la tableta, o esperas más resolución de la que tu plan ofrece en un ordenador.',
    likes: [
      'La temporada entera se marca de una vez',
      'Varias pistas y subtítulos en un solo archivo',
      'Respeta el perfil y su límite de edad',
    ],
    dislikes: [
      'La imagen no pasa de lo que tu plan reproduce en un ordenador',
      'No guarda los títulos interactivos ni los juegos',
      'Cuesta un poco orientarse en la lista de idiomas',
    ],
    body: `
Somos los fabricantes de este producto: lo conocemos bien, pero no podemos juzgarlo desde fuera.

## Para qué está hecho

Netflix suele publicar la temporada entera el mismo día y en muchos idiomas. El [descargador de Netflix](/netflix-downloader) está pensado para eso: abres la serie, marcas los capítulos, eliges las pistas y los subtítulos, y la cola hace el resto.

## Lo que hace bien

**Los idiomas.** La lista muestra lo que Netflix ofrece a tu perfil, distingue el castellano del español de América y separa los subtítulos normales de los forzados y de los que son para personas sordas. En un MKV van todos juntos; con un MP4, los SRT se guardan en archivos aparte.

**Los nombres.** Llevan título, temporada y número. Los servidores domésticos habituales reconocen la serie sin que toques nada.

**La continuidad.** Si la conexión se corta en el séptimo capítulo, la descarga continúa desde ahí.

## Lo que no se puede guardar

Las películas interactivas no tienen una historia fija que se pueda guardar. Las emisiones en directo se pueden elegir cuando pasan al catálogo, si es que pasan. Y si tu plan se ve en el ordenador con menos resolución que en el televisor, el archivo tendrá la del ordenador.

## ¿Te hace falta?

Quizá no. En el móvil y en la tableta, Netflix ofrece sus propias descargas: si ves ahí tus series, son suficientes. Nuestro producto es para quien usa un portátil, compara el doblaje con el original o quiere tener sus archivos en orden.

## Lo que depende de ti

Las condiciones de Netflix y los derechos de autor dicen si puedes conservar una copia y cuánto tiempo. Lo que no está permitido nunca es pasársela a otra persona. Antes de elegir un plan, haz la prueba con una de tus series.
`,
    meta_title: 'Descargador de Netflix, por sus fabricantes',
    meta_description:
      'Temporadas, pistas, subtítulos y límites: el descargador de Netflix de Tidemark, descrito por quienes lo hacen.',
  },
  203: {
    title: 'Descargador de M3U8 con DRM: un flujo que se lee como una tabla',
    summary:
      'Presentado por sus fabricantes: una herramienta para flujos HLS que avisa de los huecos en lugar de taparlos.',
    verdict:
      'Una herramienta honrada para quien quiere ver de qué se compone un flujo, y más de lo que necesita la mayoría.',
    suits:
      'Emites tus propios flujos, compruebas qué llega, o conoces un flujo HLS terminado que puedes conservar.',
    suits_not: 'Prefieres pulsar un botón sin mirar los detalles, o quieres grabar un programa en directo.',
    likes: [
      'Resoluciones, pistas y subtítulos, en una tabla que se entiende',
      'Si falta un segmento, dice en qué minuto',
      'La misma licencia sirve para varias cadenas públicas con página propia',
    ],
    dislikes: [
      'Pide más atención que un producto dedicado a un servicio',
      'No graba emisiones en directo',
      'Hay sitios que no usan HLS',
    ],
    body: `
Este texto es de los fabricantes de la herramienta: contamos lo que queríamos conseguir y lo que todavía falta.

## Qué lee

Detrás de un flujo HLS hay una lista con extensión M3U8. El [descargador de M3U8](/m3u8-downloader) la abre y la ordena en una tabla: resolución, tasa de bits, idioma, subtítulos. Tú marcas las filas que quieres y la herramienta une los segmentos.

## Tres clases de usuario

- **Quien ve cadenas públicas.** [RTVE Play](/rtve-play-downloader), [ARTE](/arte-downloader) y la [ARD Mediathek](/ard-mediathek-downloader) tienen página propia.
- **Quien emite.** Si produces un flujo, puedes comprobar que están todas las versiones y archivar tus emisiones pasadas.
- **Colegios y asociaciones** que quieren reunir en un solo archivo sus propias grabaciones.

## Avisa de los huecos

A veces se pierden segmentos, y muchos programas entregan entonces un vídeo que da saltos. Este vuelve a pedirlos y, si alguno falta de verdad, te dice en qué minuto. Tú decides si te quedas con el archivo o pruebas con otra resolución.

## Las tres letras del nombre

Las letras DRM están ahí porque muchos sitios usan reproductores protegidos, pero no prometen que puedas copiar esos flujos. La herramienta no abre nada que tu cuenta no reproduzca ya, y eludir una protección está prohibido en la Unión Europea y en otros lugares. Usa la herramienta solo con flujos cuyo responsable permita la copia.

## Sus puntos flojos

Al principio es fácil confundir la lista principal con las de cada pista; la propuesta automática ayuda, aunque conviene revisarla. Las emisiones en directo no se graban. Y para un sitio que use DASH necesitas el [descargador de MPD](/mpd-downloader). Con unos minutos de prueba sabrás cuál te hace falta.
`,
    meta_title: 'Descargador de M3U8, por sus fabricantes',
    meta_description:
      'Tabla de versiones, aviso de huecos y límites: la herramienta de Tidemark para flujos HLS, presentada por sus fabricantes.',
  },
  204: {
    title: 'Descargador de U-NEXT: un catálogo enorme con dos reglas',
    summary:
      'Presentado por sus fabricantes: cómo separa lo incluido de lo que cuesta puntos y por qué una película sale dos veces.',
    verdict:
      'Para aprovechar un catálogo japonés enorme, siempre que estés en Japón y distingas lo incluido de lo que cuesta puntos.',
    suits: 'Ves anime, series y cine en U-NEXT desde Japón y quieres guardarlos con su nombre japonés.',
    suits_not: 'Usas U-NEXT sobre todo para leer revistas y libros, o vives fuera de Japón.',
    likes: [
      'Anime, series y cine en la misma búsqueda',
      'Antes de empezar se ve qué está incluido y qué es alquiler',
      'Los nombres conservan el título en japonés',
    ],
    dislikes: [
      'Solo sirve en Japón, igual que el servicio',
      'No incluye libros ni revistas',
      'Hay que fijarse bien cuando una película tiene dos versiones',
    ],
    body: `
Este texto lo han escrito los fabricantes: encontrarás más detalles que en otros, pero menos distancia crítica.

## Un catálogo en dos mitades

U-NEXT mezcla lo que incluye la suscripción con lo que se paga con puntos, y es fácil confundirse. El [descargador de U-NEXT](/u-next-downloader) señala ambas cosas y puede guardar los alquileres en una carpeta aparte, para que los borres cuando venzan.

## Subtitulada o doblada

El cine extranjero suele tener dos fichas: una con subtítulos y otra en japonés. La versión se indica en el nombre del archivo, para que la película que guardaste para los niños no resulte estar en danés.

## Las cuentas de la familia

El titular puede crear otras cuentas para la familia. Cada una tiene su lista y sus límites, y el producto usa aquella con la que inicies sesión. El número de dispositivos simultáneos lo decide U-NEXT.

## Cómodo de usar

Las series largas se marcan por temporada o por tramo. Los conciertos, uno de los puntos fuertes del servicio, se guardan en un solo archivo. El buscador entiende kanji y kana.

## Lo que falta

Los libros y las revistas quedan fuera. Los conciertos y los partidos con hora fija solo se pueden elegir cuando pasan a la carta, si los derechos lo permiten. Y no esperes subtítulos en español.

Guarda solo lo que permitan tu contrato y la ley del lugar donde estás, y borra los alquileres cuando venzan. Si no sabes si el producto encaja con tu cuenta, la prueba lo aclara en una tarde.
`,
    meta_title: 'Descargador de U-NEXT, por sus fabricantes',
    meta_description:
      'Suscripción o puntos, subtitulada o doblada: así trabaja el descargador de U-NEXT de Tidemark, según sus fabricantes.',
  },
  205: {
    title: 'Convertidor de Spotify: de una lista a una carpeta',
    summary:
      'Presentado por sus fabricantes: qué pasa con el orden, las etiquetas y el sonido cuando conviertes una lista en archivos.',
    verdict:
      'Convierte una lista en una carpeta ordenada y no promete mejor sonido que el de tu suscripción.',
    suits:
      'Quieres llevar tus listas a la radio del coche, al reloj o a un reproductor antiguo, en orden y con carátulas.',
    suits_not: 'Tus listas son archivos locales, o esperas que un formato mayor devuelva el detalle perdido.',
    likes: [
      'La lista mantiene su orden',
      'Etiquetas y carátulas completas, siempre que Spotify las ofrezca',
      'Una lista que crece se completa sin repetir temas',
    ],
    dislikes: [
      'Los archivos locales de una lista se quedan fuera',
      'Las listas largas tardan bastante',
      'El género falta cuando el servicio no lo indica',
    ],
    body: `
Esta página es obra de los fabricantes del convertidor, así que explica cómo funciona más que lo bueno que es.

## Una lista no es una carpeta

Una lista tiene su propio orden; una carpeta, en cambio, ordena los archivos por el nombre. Por eso el [convertidor de Spotify](/spotify-converter) numera los archivos y deja al lado una lista M3U. Las radios de coche antiguas siguen los números; los reproductores recientes, la lista.

## Las etiquetas

Se escriben título, intérprete, disco, intérprete del disco, año y número, con una carátula del tamaño que admita tu reproductor. No inventamos lo que Spotify no indica, de modo que el género suele quedar vacío.

## El sonido, sin promesas

El convertidor no mejora lo que tu plan emite. El MP3 funciona en cualquier reproductor, el M4A se acerca más al original, y FLAC y WAV son prácticos para editar. Ninguno suena mejor que la emisión de Spotify. Si tu cuenta recibe audio sin pérdida, el FLAC tiene sentido; si no, solo ocupa.

## Lo que queremos mejorar

Las listas largas tardan, porque el convertidor no descarga muchos temas a la vez. Los archivos locales que añadiste a Spotify no se convierten. Y en Windows hay que acortar los títulos demasiado largos.

## Para quién

Para quien escucha en dispositivos sin conexión: en la piscina, en un coche antiguo, en el taller. Si siempre llevas el móvil, te basta con las descargas de Spotify Premium.

## Qué está permitido

La suscripción te da derecho a escuchar mientras la pagas. Las condiciones de Spotify y la ley de tu país dicen si se admite una copia. Los archivos no se pueden regalar, poner en una fiesta pública ni usar como música de un vídeo.
`,
    meta_title: 'Convertidor de Spotify, por sus fabricantes',
    meta_description:
      'Orden, etiquetas y sonido: qué ocurre cuando una lista de Spotify pasa a una carpeta y a quién le sirve. Por sus fabricantes.',
  },
  206: {
    title: 'Convertidor de Audible: capítulos que conservan el nombre',
    summary:
      'Presentado por sus fabricantes: cómo llevar un audiolibro largo a dispositivos sin la aplicación de Audible y qué datos conserva.',
    verdict:
      'Para libros largos en reproductores sencillos: conserva los capítulos y distingue lo comprado de lo prestado.',
    suits: 'Tienes libros comprados en Audible y escuchas en un reproductor o un coche sin su aplicación.',
    suits_not:
      'Solo escuchas títulos del catálogo incluido, que son préstamos, o necesitas también los PDF que los acompañan.',
    likes: [
      'Los capítulos mantienen su título',
      'Un archivo, uno por capítulo o partes iguales, según el aparato',
      'El narrador, la saga y el volumen quedan en las etiquetas',
    ],
    dislikes: [
      'No conserva el punto por el que ibas en la aplicación',
      'Algunas editoriales no dan nombre a los capítulos',
      'Los PDF adjuntos hay que descargarlos de Audible',
    ],
    body: `
Lo que lees es una presentación de los fabricantes, no una opinión neutral.

## Un libro no se escucha como un disco

Un audiolibro dura diez, veinte o hasta cuarenta horas y se escucha a ratos; al cabo de una semana, nadie recuerda por dónde iba. Por eso, para el [convertidor de Audible](/audible-converter) lo primero son los capítulos.

## Tres maneras de dividir el libro

1. **Un solo archivo** M4B con capítulos y marcadores, para el móvil y el servidor de casa.
2. **Un archivo por capítulo** en MP3, para los reproductores que no reconocen los capítulos de un M4B.
3. **Partes iguales**, de treinta minutos por ejemplo, para las radios que siempre empiezan por el principio.

Los títulos de los capítulos se mantienen si la editorial los puso. Si escribió «Capítulo 1», leerás «Capítulo 1».

## Etiquetas y estanterías

Las etiquetas incluyen el autor, el narrador, la saga, el volumen y el año. Cada saga tiene su carpeta, ordenada por volumen. La portada se guarda en un tamaño que se ve bien en una tableta y que también admiten los reproductores antiguos.

## Lo que no se conserva

El punto por el que ibas se queda en la aplicación de Audible. Los PDF adjuntos se descargan de tu biblioteca. Los títulos del catálogo incluido son préstamos que dependen de tu suscripción; los comprados los conservas según las condiciones de Audible.

## ¿Es para ti?

Si escuchas en el móvil y te gusta la aplicación, no lo necesitas. Te servirá para el reproductor de la mesilla, la cocina o el coche, o si tienes tu biblioteca en un servidor propio.

Respeta las condiciones de Audible y la ley de tu país. La versión convertida es solo para ti; si quieres compartir un libro, hazlo como lo permita el servicio.
`,
    meta_title: 'Convertidor de Audible, por sus fabricantes',
    meta_description:
      'Capítulos, división y etiquetas: el convertidor de Audible de Tidemark para aparatos sin aplicación, visto por sus fabricantes.',
  },
  207: {
    title: 'IA de vídeo: lo que hace con las películas de familia',
    summary:
      'Presentada por sus fabricantes: ampliar, quitar ruido y suavizar en tu ordenador, y también los casos en que no da buen resultado.',
    verdict:
      'Limpia y amplía grabaciones antiguas en tu propio ordenador, pero no recupera lo que la cinta nunca tuvo.',
    suits:
      'Tienes cintas o vídeos propios de baja resolución, un ordenador con Windows y tarjeta gráfica, y una tarde para esperar.',
    suits_not:
      'Usas un Mac o un ordenador sin tarjeta gráfica dedicada, o esperas poder leer letreros lejanos.',
    likes: [
      'Vista previa del antes y el después',
      'Las imágenes no salen de tu ordenador',
      'Dice de antemano cuánto va a tardar',
    ],
    dislikes: [
      'Muy lenta sin una tarjeta gráfica reciente',
      'Las letras y las caras pequeñas pueden parecer artificiales',
      'Un plano tembloroso sigue temblando',
    ],
    body: `
La hacemos nosotros, los fabricantes, así que sabemos lo que hace bien y con qué imágenes falla; aquí contamos ambas cosas.

## Para qué sirve

La [IA de vídeo](/video-ai) trabaja con tus propias tomas: cintas de videocámara, vídeos de móviles antiguos, películas digitalizadas. Amplía, quita ruido, desentrelaza y puede añadir fotogramas intermedios.

## Primero, la vista previa

Eliges diez segundos y ves las dos versiones en una imagen partida, con una línea que puedes mover. Si te gusta el resultado, inicia el vídeo entero, mejor por la noche. Antes de empezar se muestra la duración prevista.

## Lo que convence

Los planos tranquilos y con buena luz ganan con claridad. Los dientes de sierra del entrelazado desaparecen. También se reduce el grano de un salón en penumbra, siempre que elijas una intensidad media.

## Lo que convence menos

Las caras diminutas del fondo reciben rasgos que nunca tuvieron. Los carteles lejanos se llenan de signos que no existen. Los movimientos rápidos dejan estela si se añaden fotogramas. Y lo que la cámara grabó borroso sigue borroso, así que el resultado no sirve como prueba de nada.

## Ordenador y tiempo

Todo se procesa en tu ordenador y no se envía nada. A cambio, sin una tarjeta gráfica reciente, una hora de vídeo puede tardar toda una noche. Haz la prueba gratuita en tu equipo para saberlo.

## Imágenes ajenas

Trabaja solo con lo que es tuyo o te está permitido. Mejorar una película ajena no la convierte en tuya. Y antes de mostrar una grabación, pide permiso a las personas que aparecen en ella.
`,
    meta_title: 'IA de vídeo, presentada por sus fabricantes',
    meta_description:
      'Ampliar, quitar ruido, desentrelazar: qué aporta la IA de vídeo de Tidemark a las cintas de casa y dónde falla. Por sus fabricantes.',
  },
  208: {
    title: 'Vídeo y música todo en uno: dos gamas con una licencia',
    summary:
      'Presentado por sus fabricantes: a quién le conviene la suite conjunta, cómo cuentan las compras anteriores y qué no incluye.',
    verdict:
      'Compensa en cuanto usas vídeo y música; si solo te interesa una de las dos cosas, basta con una suite.',
    suits: 'Guardas vídeo y música, quieres una licencia y un recibo, o ya tienes una de las dos suites.',
    suits_not: 'Usas una sola línea, o buscas la IA de vídeo o la línea para adultos: ninguna está incluida.',
    likes: [
      'Dos aplicaciones, una cuenta y un recibo',
      'Cuentan las licencias de por vida de ambas gamas',
      'Existe también para tres ordenadores',
    ],
    dislikes: [
      'No compensa si solo usas una de las dos gamas',
      'Vídeo y música siguen siendo dos aplicaciones',
      'La IA de vídeo no está incluida',
    ],
    body: `
Como todo en este sitio, estas líneas las han escrito los fabricantes.

## Qué contiene

[Vídeo y música todo en uno](/video-music-one) une [Vídeo todo en uno](/all-in-one-video-suite) y [Música todo en uno](/all-in-one-music-suite): los descargadores de la gama de vídeo y los convertidores, para un sistema. Se instalan dos aplicaciones que usan la misma cuenta.

## A quién le conviene

A los hogares donde se ven series y se escucha música a diario y se cambia a menudo de servicio. En invierno Netflix y Spotify, en primavera Disney+ y Deezer, en verano solo televisión a la carta: la licencia es siempre la misma.

## Las compras anteriores

Si tienes licencias de por vida, inicia sesión antes de comprar. Se suman los productos de las dos gamas y, si ya tienes una de las suites, el precio la descuenta. Al lado se explica el cálculo. No citamos importes, porque cambian: mira la lista de planes.

## Un ordenador o tres

La licencia de por vida existe para un ordenador y para tres del mismo sistema. Puedes pasar de uno a tres más tarde pagando la diferencia, así que no hace falta comprar de más por si acaso.

## Cuándo no te la aconsejamos

Si escuchas música solo en el móvil, te basta con la suite de vídeo. Si ves una película de vez en cuando, te basta con un producto suelto durante un mes. La IA de vídeo y la gama para adultos van aparte. Y una ventana común para las dos aplicaciones todavía no existe.

Las reglas son las mismas que en toda la tienda: tus propios accesos, uso privado y solo lo que permitan las condiciones y la ley.
`,
    meta_title: 'Vídeo y música todo en uno, por sus fabricantes',
    meta_description:
      'Contenido, número de ordenadores, compras que cuentan y casos en que no conviene: la suite conjunta de Tidemark según sus fabricantes.',
  },
}
