import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Vídeo todo en uno: la misma licencia aunque cambien tus suscripciones',
    summary:
      'Presentado por sus fabricantes: qué aporta la suite en el día a día y a quién le basta un producto suelto.',
    verdict: 'La licencia adecuada si ves varios servicios al año; para uno solo no hace falta una suite.',
    suits:
      'Tienes varios servicios de vídeo a la vez, o los cambias durante el año, y quieres una sola clave para todos.',
    suits_not: 'Te quedas con un servicio, o quieres la misma licencia en Windows y en un Mac.',
    likes: [
      'Una clave para toda la gama de vídeo, con las herramientas de flujos',
      'Contratar otro servicio no obliga a comprar otra licencia',
      'Los productos de por vida que ya tengas rebajan su precio',
    ],
    dislikes: [
      'Sobra si solo usas un servicio',
      'Windows y Mac necesitan una licencia cada uno',
      'Cuando un sitio se renueva, alguna función puede faltar unos días',
    ],
    body: `
Este texto lo firman los fabricantes de la suite, así que tómalo como una explicación y no como una prueba independiente.

## Qué es

[Vídeo todo en uno](/all-in-one-video-suite) no es otro programa, sino una licencia. Dentro de Tidemark Video abre, para tu sistema, los productos de la gama: plataformas mundiales, cadenas europeas, servicios japoneses, el descargador de sitios abiertos y las herramientas M3U8 y MPD. Quedan fuera la gama para adultos, la música y la IA de vídeo.

## En el día a día

Entras una vez en cada servicio, desde el navegador interno. A partir de ahí comparten la cola, la plantilla de nombres y tus idiomas. Lo que se agradece no es tanto la cantidad de servicios como ese orden común: un documental de RTVE Play acaba archivado igual que una serie de Netflix.

Si dejas una suscripción y contratas otra, la licencia no se entera. Quien va rotando a lo largo del año lo nota pronto.

## Para quién no es

Si tienes un servicio y no piensas moverte, compra ese producto. De por vida, contará más adelante para la suite, de modo que no se pierde. La página del producto calcula desde cuántos servicios compensa.

## Lo que todavía nos molesta

Los servicios rehacen sus páginas sin decírnoslo. A veces hacen falta unos días para que todo vuelva a su sitio; mientras, un aviso lo indica en la lista. Y quien trabaja con Windows y descansa con Mac tiene que comprar dos licencias, cosa que no a todos les gusta.

## Lo que la suite no cambia

No te da ningún acceso que no tengas. Los catálogos, los países y los perfiles son los que ponga cada servicio, y poder conservar un título depende de sus condiciones y de la ley de tu país. Pruébala antes con los tuyos.
`,
    meta_title: 'Vídeo todo en uno, por sus fabricantes',
    meta_description:
      'Qué abarca la suite de vídeo de Tidemark, cómo se comporta a diario y a quién le queda grande. Contado por sus fabricantes.',
  },
  202: {
    title: 'Descargador de Netflix: temporadas, idiomas y subtítulos',
    summary:
      'Presentado por sus fabricantes: cómo maneja series largas y muchos idiomas, y cuándo te basta la aplicación de Netflix.',
    verdict:
      'Fuerte con series largas y varios idiomas; para ver en el móvil basta la aplicación de Netflix.',
    suits:
      'Ves en un portátil o un televisor sin red, necesitas dos idiomas a la vez o aprendes con subtítulos.',
    suits_not:
      'Solo ves en móvil o tableta, o esperas más resolución de la que tu plan reproduce en un ordenador.',
    likes: [
      'La temporada entera se marca de una vez',
      'Varias pistas y subtítulos en un solo archivo',
      'Respeta el perfil y su edad',
    ],
    dislikes: [
      'La imagen no pasa de lo que tu plan reproduce en un ordenador',
      'Los títulos interactivos y los juegos no entran',
      'A la lista de idiomas hay que cogerle el truco',
    ],
    body: `
Como fabricantes de este producto, lo que sigue es más una visita al taller que una crítica.

## El encargo

Netflix suele publicar la temporada entera el mismo día y en muchos idiomas. El [descargador de Netflix](/netflix-downloader) está construido alrededor de esas dos costumbres: abrir la serie, marcar capítulos, elegir pistas y subtítulos, y dejar que la cola trabaje.

## Lo que sale bien

**Los idiomas.** La lista enseña lo que Netflix ofrece a tu perfil, distingue el castellano del español de América y separa los subtítulos corrientes, los de personas sordas y los forzados. En un MKV van todos juntos; con un MP4, los SRT quedan al lado.

**Los nombres.** Llevan título, temporada y número. Los servidores domésticos habituales reconocen la serie sin que toques nada.

**La continuidad.** Si la conexión cae en el séptimo capítulo, se retoma en el séptimo.

## Lo que no puede ser

Una película cuya historia decides tú no tiene un desarrollo fijo. Un directo aparece cuando pasa al catálogo, si es que pasa. Y un plan que en el ordenador se ve con menos detalle que en el televisor da un archivo con ese mismo detalle.

## ¿Te hace falta?

Quizá no. En el móvil y en la tableta, Netflix tiene su propia descarga: si ves allí tus series, es suficiente. El nuestro es para quien ve en un portátil, compara doblaje y original o quiere sus archivos en orden.

## Lo que depende de ti

Las condiciones de Netflix y los derechos de autor dicen si puedes conservar una copia y cuánto tiempo. Pasársela a otra persona no está permitido nunca. Antes de elegir plan, la prueba te enseñará con una serie tuya si el producto te sirve.
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
    suits_not: 'Quieres pulsar un botón y no pensar en nada, o esperas grabar un programa en directo.',
    likes: [
      'Resoluciones, pistas y subtítulos, en una tabla que se entiende',
      'Si falta un segmento, dice en qué minuto',
      'Varias cadenas públicas tienen su página con la misma licencia',
    ],
    dislikes: [
      'Pide más atención que un producto dedicado a un servicio',
      'No graba emisiones en directo',
      'Hay sitios que no usan HLS',
    ],
    body: `
Quien escribe aquí son los fabricantes de la herramienta, y contamos tanto lo que buscábamos como lo que falta.

## Qué lee

Detrás de un flujo HLS hay una lista con extensión M3U8. El [descargador de M3U8](/m3u8-downloader) la abre y la ordena en una tabla: resolución, tasa de bits, idioma, subtítulos. Marcas filas y él une los segmentos.

## Tres clases de usuario

- **Quien ve cadenas públicas.** [RTVE Play](/rtve-play-downloader), [ARTE](/arte-downloader) y la [ARD Mediathek](/ard-mediathek-downloader) tienen página propia.
- **Quien emite.** Si produces un flujo, compruebas que están todas las versiones y archivas tus emisiones pasadas.
- **Colegios y asociaciones**, con sus propias grabaciones, que prefieren en una sola pieza.

## Sincero con los huecos

Los segmentos a veces se pierden. Muchos programas entregan entonces un vídeo que da saltos. Este vuelve a pedir el trozo; si de verdad no está, nombra el minuto. Tú decides si te quedas el archivo o pruebas con otra resolución.

## Tres letras del nombre

Están ahí porque muchos sitios usan reproductores protegidos. No prometen que puedas copiar esos flujos. La herramienta no abre nada que tu cuenta no reproduzca ya, y eludir una protección está prohibido en la Unión Europea y en otros lugares. Quédate con flujos cuyo responsable te permita la copia.

## Sus puntos flojos

Al principio es fácil confundir la lista principal con las de cada pista; la propuesta automática ayuda, aunque conviene mirar. El directo no se recoge. Y un sitio en DASH necesita el [descargador de MPD](/mpd-downloader). Con unos minutos de prueba sabrás en qué caso estás.
`,
    meta_title: 'Descargador de M3U8, por sus fabricantes',
    meta_description:
      'Una tabla en vez de un acertijo: virtudes, exigencias y límites de la herramienta HLS de Tidemark. Presentada por sus fabricantes.',
  },
  204: {
    title: 'Descargador de U-NEXT: un catálogo enorme con dos reglas',
    summary:
      'Presentado por sus fabricantes: cómo separa lo incluido de lo que cuesta puntos y por qué una película sale dos veces.',
    verdict:
      'Mucho catálogo de un servicio japonés, siempre que estés en Japón y distingas puntos de suscripción.',
    suits: 'Ves anime, series y cine en U-NEXT desde Japón y quieres guardarlos con su nombre japonés.',
    suits_not: 'Lees sobre todo las revistas y los libros de U-NEXT, o vives fuera de Japón.',
    likes: [
      'Anime, series y cine en la misma búsqueda',
      'Antes de empezar se ve qué está incluido y qué es alquiler',
      'Los nombres conservan el título en japonés',
    ],
    dislikes: [
      'Solo sirve en Japón, igual que el servicio',
      'No toca libros ni revistas',
      'Las versiones dobles exigen mirar con cuidado',
    ],
    body: `
Hablan los fabricantes: encontrarás detalles, y menos distancia de la que tendría un tercero.

## Un catálogo en dos mitades

U-NEXT mezcla lo que va con la suscripción y lo que se paga con puntos. Por la noche y con sueño, se confunden. El [descargador de U-NEXT](/u-next-downloader) marca ambas cosas y puede mandar los alquileres a una carpeta que vaciarás cuando venzan.

## Subtitulada o doblada

El cine extranjero suele tener dos fichas: una con subtítulos y otra en japonés. La versión se escribe en el nombre, de modo que nadie descubre en el cuarto de los niños que la película está en danés.

## Las cuentas de la familia

Desde la cuenta principal se crean otras. Cada una tiene su lista y sus límites, y el producto se atiene a la que ha iniciado sesión. Cuántos aparatos pueden reproducir a la vez lo decide U-NEXT.

## Cómodo de usar

Las series largas se marcan por temporada o por tramo. Los conciertos, que son uno de los fuertes del servicio, se conservan de una pieza. El buscador entiende kanji y kana.

## Lo que falta

Los libros y las revistas son otro mundo. Los actos a hora fija aparecen solo cuando pasan a la carta, si los derechos lo permiten. Y no esperes subtítulos en español.

Guarda lo que tu contrato y la ley del lugar donde estás te concedan, y deja que los alquileres acaben a su hora. Si dudas de que encaje con tu cuenta, la prueba lo aclara en una tarde.
`,
    meta_title: 'Descargador de U-NEXT, por sus fabricantes',
    meta_description:
      'Suscripción o puntos, subtitulada o doblada: así trabaja el descargador de U-NEXT de Tidemark, según sus fabricantes.',
  },
  205: {
    title: 'Convertidor de Spotify: de una lista a una carpeta',
    summary:
      'Presentado por sus fabricantes: qué pasa con el orden, las etiquetas y el sonido cuando una lista se vuelve archivos.',
    verdict:
      'Convierte una lista en una carpeta ordenada y no promete mejor sonido que el de tu suscripción.',
    suits:
      'Llevas tus listas a la radio del coche, al reloj o a un reproductor antiguo, en su orden y con portadas.',
    suits_not: 'Tus listas son archivos locales, o esperas que un formato mayor devuelva el detalle perdido.',
    likes: [
      'La lista mantiene su orden',
      'Etiquetas y carátula completas, hasta donde Spotify las da',
      'Una lista que crece se completa sin repetir temas',
    ],
    dislikes: [
      'Los archivos locales de una lista se quedan fuera',
      'Las listas largas piden paciencia',
      'El género falta cuando el servicio no lo indica',
    ],
    body: `
Esta página es obra de los fabricantes del convertidor: cuenta cómo trabaja más que cuánto vale.

## Una lista no es una carpeta

Una lista tiene un orden y una carpeta ordena por nombre. Por eso el [convertidor de Spotify](/spotify-converter) numera los archivos y deja al lado una lista M3U. Las radios de coche antiguas siguen los números; los reproductores recientes, la lista.

## Las etiquetas

Se escriben título, intérprete, disco, intérprete del disco, año y número, con una carátula al tamaño de tu aparato. Lo que Spotify no dice no nos lo inventamos: el género suele quedar vacío.

## El sonido, sin promesas

Del convertidor no sale más de lo que tu plan emite. El MP3 suena en todas partes, el M4A queda cerca del original, y FLAC y WAV vienen bien para editar. Ninguno suena mejor que el flujo. Si tu cuenta recibe audio sin pérdida, el FLAC tiene sentido; si no, solo ocupa.

## Lo que queremos mejorar

Las listas largas tardan, porque el convertidor va con prudencia. Los archivos tuyos que añadiste a Spotify se saltan. Y Windows recorta los títulos interminables de algunas ficciones sonoras.

## Para quién

Para escuchar en aparatos sin red: en la piscina, en un coche con años, en el taller. Si el móvil va contigo de todos modos, te basta la descarga de Spotify Premium.

## El marco

La suscripción da derecho a escuchar durante un tiempo. Las condiciones de Spotify y la ley de tu país dicen si se admite una copia. Esos archivos no son para regalar, ni para la fiesta de la peña, ni para ponerle música a un vídeo.
`,
    meta_title: 'Convertidor de Spotify, por sus fabricantes',
    meta_description:
      'Orden, etiquetas y sonido: qué ocurre cuando una lista de Spotify pasa a una carpeta y a quién le sirve. Por sus fabricantes.',
  },
  206: {
    title: 'Convertidor de Audible: capítulos que conservan el nombre',
    summary:
      'Presentado por sus fabricantes: cómo llega un audiolibro largo a aparatos sin aplicación y qué lo acompaña.',
    verdict:
      'Para libros largos en reproductores sencillos: quedan los capítulos, y lo comprado no se mezcla con lo prestado.',
    suits: 'Tienes libros comprados en Audible y escuchas en un reproductor o un coche sin su aplicación.',
    suits_not:
      'Solo escuchas títulos del catálogo incluido, que son préstamos, o necesitas también los PDF que los acompañan.',
    likes: [
      'Los capítulos mantienen su título',
      'Un archivo, uno por capítulo o partes iguales, según el aparato',
      'Narrador, saga y volumen quedan escritos',
    ],
    dislikes: [
      'El punto de lectura de la aplicación no viaja',
      'Algunas editoriales no ponen marcas útiles',
      'Los cuadernillos en PDF se bajan de Audible',
    ],
    body: `
Lo que lees es una presentación de los fabricantes, no una opinión neutral.

## Un libro no se escucha como un disco

Diez, veinte y hasta cuarenta horas, a ratos: pasada una semana, nadie recuerda por dónde iba. El [convertidor de Audible](/audible-converter) se ocupa por eso primero de los capítulos y después del sonido.

## Tres maneras de cortar

1. **Un solo archivo** M4B con capítulos y marcadores, para el móvil y el servidor de casa.
2. **Un archivo por capítulo** en MP3, para los aparatos que no entienden las marcas.
3. **Partes iguales**, de treinta minutos por ejemplo, para la radio que siempre vuelve al principio.

Los títulos de los capítulos se mantienen si la editorial los puso. Si escribió «Capítulo 1», leerás «Capítulo 1».

## Etiquetas y estanterías

Se anotan autor, narrador, saga, volumen y año. Una saga ocupa una carpeta y se ordena por volumen. La imagen se ve bien en una tableta y no pesa en un equipo viejo.

## Lo que no pasa

El punto de lectura pertenece a la aplicación de Audible. Los cuadernillos se bajan de tu biblioteca. Los títulos del catálogo incluido dependen de que sigas suscrito; los comprados permanecen, según Audible.

## ¿Es para ti?

Si escuchas en el móvil y la aplicación te gusta, no. Piensa en él para el aparato de la mesilla, la cocina o el coche, o si llevas tu biblioteca en un servidor propio.

Respeta las condiciones de Audible y la ley de tu país. La versión convertida es para tus oídos; compartir libros sigue las reglas del servicio.
`,
    meta_title: 'Convertidor de Audible, por sus fabricantes',
    meta_description:
      'Capítulos, cortes y etiquetas: el convertidor de Audible de Tidemark para aparatos sin aplicación, visto por sus fabricantes.',
  },
  207: {
    title: 'IA de vídeo: lo que hace con las películas de familia',
    summary:
      'Presentado por sus fabricantes: ampliar, quitar ruido y suavizar en tu ordenador, con los casos en que no sale bien.',
    verdict:
      'Calma y agranda grabaciones antiguas en tu propio ordenador; lo que la cinta nunca tuvo no vuelve.',
    suits:
      'Tienes cintas o vídeos pequeños tuyos, un ordenador con Windows y tarjeta gráfica, y una tarde para esperar.',
    suits_not: 'Trabajas en un Mac o sin tarjeta gráfica propia, o esperas leer letreros lejanos.',
    likes: [
      'Antes y después, uno junto a otro, antes de calcular nada',
      'Las imágenes no salen de tu ordenador',
      'Dice de antemano cuánto va a tardar',
    ],
    dislikes: [
      'Muy lenta sin una tarjeta gráfica reciente',
      'Las letras y las caras pequeñas enseguida parecen artificiales',
      'Un plano tembloroso sigue temblando',
    ],
    body: `
La hacemos nosotros, los fabricantes, y por eso sabemos también con qué imágenes falla; aquí van las dos cosas.

## Para qué sirve

La [IA de vídeo](/video-ai) trabaja con tus propias tomas: cintas de videocámara, vídeos de móviles antiguos, películas digitalizadas. Amplía, quita ruido, desentrelaza y puede añadir fotogramas intermedios.

## Primero, la vista previa

Eliges diez segundos y ves las dos versiones en una imagen partida cuya línea se desplaza. La película entera se calcula solo si te gusta, y mejor de noche. Antes de empezar aparece la duración prevista.

## Lo que convence

Los planos tranquilos y con buena luz ganan con claridad. Los dientes de sierra del entrelazado desaparecen. También se calma el grano de un salón en penumbra, siempre que la intensidad se quede a medio camino.

## Lo que convence menos

Las caras diminutas del fondo reciben rasgos que nunca tuvieron. Los carteles se llenan de signos de ningún alfabeto. Los gestos rápidos dejan estela si se añaden fotogramas. Y lo que la cámara grabó borroso continúa borroso. Así no se fabrica una prueba.

## Ordenador y tiempo

Todo se calcula en tu casa y no se envía nada. La contrapartida: sin una tarjeta gráfica reciente, una hora de película se lleva con facilidad una noche. Compruébalo con la prueba en tu equipo.

## Imágenes ajenas

Trabaja solo con lo que es tuyo o te está permitido. La versión alisada de una película de otro no pasa a ser tuya, y las personas que salen tienen algo que decir antes de que la proyectes.
`,
    meta_title: 'IA de vídeo, presentada por sus fabricantes',
    meta_description:
      'Ampliar, quitar ruido, desentrelazar: qué aporta la IA de vídeo de Tidemark a las cintas de casa y dónde falla. Por sus fabricantes.',
  },
  208: {
    title: 'Vídeo y música todo en uno: dos gamas, una casa',
    summary:
      'Presentado por sus fabricantes: a quién le va la suite conjunta, cómo cuentan las compras anteriores y qué no trae.',
    verdict: 'Compensa en cuanto usas las dos mitades; quien solo ve o solo escucha elige una de las suites.',
    suits: 'Guardas vídeo y música, quieres una licencia y una factura, o ya tienes una de las dos suites.',
    suits_not: 'Usas una sola línea, o buscas la IA de vídeo o la línea para adultos: ninguna está incluida.',
    likes: [
      'Dos aplicaciones, una cuenta y una factura',
      'Cuentan las licencias de por vida de ambas gamas',
      'Existe en Pro, para tres ordenadores',
    ],
    dislikes: [
      'No tiene sentido si te basta una mitad',
      'Vídeo y música siguen siendo dos aplicaciones',
      'La IA de vídeo no está incluida',
    ],
    body: `
Como todo en este sitio, estas líneas las han escrito los fabricantes.

## Qué contiene

[Vídeo y música todo en uno](/video-music-one) une [Vídeo todo en uno](/all-in-one-video-suite) y [Música todo en uno](/all-in-one-music-suite): los descargadores de la gama de vídeo y los convertidores, para un sistema. Se instalan dos aplicaciones y se entra con una cuenta.

## A quién le sienta bien

A las casas donde hay series y música a diario y donde los servicios van rotando. Primero Netflix y Spotify, en primavera Disney+ y Deezer, en verano solo televisión a la carta: la licencia es siempre la misma.

## Las compras anteriores

Si tienes licencias de por vida, inicia sesión antes de comprar. Los productos de las dos gamas se suman, y a quien ya posee una de las suites se le muestra un precio que la descuenta. La explicación va al lado. No citamos importes, porque cambian: mira la lista de planes.

## One o Pro

One es para un ordenador y Pro para tres del mismo sistema. Pasar de uno a otro se puede hacer más tarde y por la diferencia, así que no hace falta comprar de más por si acaso.

## Cuándo no te la aconsejamos

Si solo escuchas en el móvil, basta la suite de vídeo. Si ves una película de vez en cuando, basta un producto suelto un mes. La IA de vídeo y la gama para adultos van aparte. Y una ventana común para las dos aplicaciones todavía no existe.

Dos gamas en una casa no cambian la regla: tus propios accesos, uso privado y solo lo que permitan las condiciones y la ley.
`,
    meta_title: 'Vídeo y música todo en uno, por sus fabricantes',
    meta_description:
      'Contenido, One y Pro, compras que cuentan y casos en que no conviene: la suite conjunta de Tidemark según sus fabricantes.',
  },
}
