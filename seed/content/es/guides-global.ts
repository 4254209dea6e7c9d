import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix en el ordenador: primero el perfil, luego la temporada',
    intro:
      'Los idiomas que Netflix te enseña dependen en parte del perfil. Por eso conviene repasarlo antes de elegir ningún capítulo.',
    steps: [
      {
        title: 'Abre el perfil adecuado',
        text: 'Inicia sesión en el navegador interno. Con un perfil infantil solo verás una parte del catálogo.',
      },
      {
        title: 'Revisa los idiomas del perfil',
        text: 'En la cuenta hay una lista de idiomas preferidos que decide qué voces y textos aparecen. Si echas alguno de menos, márcalo.',
      },
      {
        title: 'Pasa a la temporada',
        text: 'Se cambia con el desplegable de la ficha; la aplicación muestra número, título y duración de cada capítulo.',
      },
      {
        title: 'Elige entre español de España y de América',
        text: 'Suelen ser dos doblajes y dos subtítulos distintos. Los «forzados» traducen únicamente lo que se dice en otra lengua.',
      },
      {
        title: 'Prueba con un capítulo',
        text: 'Míralo unos minutos y, si todo está en su sitio, manda el resto a la cola.',
      },
    ],
    hints: [
      {
        title: 'Las descargas de Netflix',
        text: 'En el móvil y la tableta son la vía prevista, con límites en el plan con anuncios.',
      },
      {
        title: 'Títulos de paso',
        text: 'Si una película tiene licencia temporal, su ficha avisa del último día. Las producciones propias suelen quedarse.',
      },
    ],
    questions: [
      {
        question: '¿Por qué veo otras series cuando viajo?',
        answer:
          'Porque el catálogo es el del país donde estás. En una estancia corta dentro de la Unión Europea conservas el tuyo.',
      },
      {
        question: '¿Un miembro extra tiene acceso propio?',
        answer: 'Sí, con su cuenta y su perfil, y sujeto a las mismas condiciones que tú.',
      },
    ],
    meta_title: 'Guía: capítulos, voces y subtítulos de Netflix',
    meta_description:
      'Idiomas del perfil, temporada, castellano o latino, subtítulos forzados: guía de Netflix en el ordenador, con tu plan y para ti.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: saber qué versión abres y hasta cuándo',
    intro:
      'En una misma página conviven lo incluido, lo alquilado, lo comprado y los canales. Con unas pocas señales no te equivocas.',
    steps: [
      {
        title: 'Parte de tu tienda',
        text: 'La cuenta pertenece a un país, por ejemplo a amazon.es. Identifícate con esa.',
      },
      {
        title: 'Lee la etiqueta del título',
        text: '«Incluido con Prime», «Alquilar o comprar» o el nombre de un canal: cada una te da derechos diferentes.',
      },
      {
        title: 'Despliega los detalles',
        text: 'Ahí están los idiomas de audio y los subtítulos. A veces la versión original ocupa otra ficha.',
      },
      {
        title: 'Reproduce unos segundos',
        text: 'Con eso la aplicación averigua qué resoluciones, pistas y capítulos hay.',
      },
      {
        title: 'Aparta los alquileres',
        text: 'Si van a una carpeta propia, sabrás de un vistazo qué toca borrar.',
      },
    ],
    hints: [
      {
        title: 'Un alquiler tiene dos plazos',
        text: 'Uno para empezar a verlo y otro, a menudo de 48 horas, para acabarlo. La ficha los indica.',
      },
      {
        title: 'La aplicación de Amazon',
        text: 'También existe para Windows y Mac y permite descargas. Comprueba si con ella te arreglas.',
      },
    ],
    questions: [
      {
        question: '¿A qué se deben los anuncios?',
        answer:
          'Prime Video los emite en muchos países, España entre ellos, salvo que pagues el complemento que los reduce. No depende de nosotros.',
      },
      {
        question: '¿Dónde encuentro lo que compré?',
        answer: 'En la sección con tus cosas, dentro de compras y alquileres.',
      },
    ],
    meta_title: 'Guía: Prime Video, versiones y plazos',
    meta_description:
      'Incluido, alquilado, comprado o de un canal: cómo reconocer un título de Prime Video, mirar sus idiomas y ordenarlo según tus derechos.',
  },
  disney_plus_downloader: {
    title: 'Disney+: una reserva de películas para toda la casa',
    intro:
      'El control parental, los dos doblajes en español y los formatos de imagen hacen de Disney+ un caso aparte. Así se prepara para grandes y pequeños.',
    steps: [
      {
        title: 'Comprueba la edad del perfil',
        text: 'Las series para adultos no salen en un perfil que no las admite, y para cambiarlo se pide la contraseña.',
      },
      {
        title: 'Entra por el mundo',
        text: 'Disney, Pixar, Marvel, Star Wars y National Geographic tienen portada; el buscador hace lo demás.',
      },
      {
        title: 'Elige la voz de las canciones',
        text: 'En un clásico, la pista decide también lo que se canta. Escucha un estribillo en castellano y en latino antes de decidir.',
      },
      {
        title: 'Escoge el encuadre',
        text: 'Algunas películas de Marvel están en IMAX, con más altura, y los primeros «Simpson», en su 4:3. Se ajusta en la ficha.',
      },
      {
        title: 'Ordena la saga por año',
        text: 'Con la fecha en el nombre del archivo, el orden de estreno sale solo.',
      },
    ],
    hints: [
      {
        title: 'Los extras van aparte',
        text: 'Tomas eliminadas y rodajes tienen pestaña propia, y no cuentan como capítulos.',
      },
      {
        title: 'Descargas en el móvil',
        text: 'Con la aplicación de Disney+, el dispositivo tiene que conectarse más o menos una vez cada 30 días.',
      },
    ],
    questions: [
      {
        question: '¿Dónde están las series que antes eran de Star?',
        answer:
          'Fuera de Estados Unidos, ese espacio pasó a llamarse Hulu. Puedes elegir lo que tu plan reproduzca ahí.',
      },
      {
        question: '¿Puedo pasar una película a la tableta de los niños?',
        answer: 'Dentro de tu casa, si las condiciones y la ley admiten la copia. Para los vecinos, no.',
      },
    ],
    meta_title: 'Guía: Disney+ para toda la familia',
    meta_description:
      'Edad del perfil, canciones en castellano o latino, IMAX o 4:3 y extras: cómo preparar Disney+ para un viaje en familia.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: una temporada que se completa lunes a lunes',
    intro:
      'Muchas de sus series llegan a razón de un capítulo por semana. La guía enseña a ir sumándolos sin repetir ninguno.',
    steps: [
      {
        title: 'Recuerda cómo lo contrataste',
        text: 'Directamente, con la operadora o dentro de otra plataforma: el inicio de sesión cambia según el caso.',
      },
      {
        title: 'Toma tu perfil',
        text: 'Cada uno guarda su lista y sus idiomas. El infantil esconde casi todo lo de HBO.',
      },
      {
        title: 'Manda la serie a la cola',
        text: 'La aplicación reconoce por el nombre lo que ya tienes y no lo vuelve a bajar.',
      },
      {
        title: 'Vuelve el lunes',
        text: 'Lo que se estrena el domingo por la noche en Estados Unidos llega aquí de madrugada. Añade solo esa línea.',
      },
    ],
    hints: [
      {
        title: 'Detrás del capítulo',
        text: 'Muchos traen unos minutos de rodaje que se guardan entre los extras.',
      },
      {
        title: 'Diálogos que no se oyen',
        text: 'Con auriculares, la pista estéreo deja las voces más nítidas que un 5.1 reducido a dos canales.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no encuentro una serie de HBO?',
        answer: 'Puede quedar un contrato anterior con otra cadena de tu país, y hasta que venza está allí.',
      },
      {
        question: '¿Doblaje y versión original en un archivo?',
        answer: 'Sí, con MKV. Mira antes que el doblaje ya esté, porque a veces se publica más tarde.',
      },
    ],
    meta_title: 'Guía: HBO Max, un capítulo por semana',
    meta_description:
      'Cómo completar una temporada en emisión de HBO Max, dónde están los extras y cómo guardar dos voces: guía para quien tiene su plan.',
  },
  hulu_downloader: {
    title: 'Hulu en Estados Unidos: anoche en antena, hoy a la carta',
    intro:
      'Hulu publica lo que las cadenas estadounidenses emitieron la víspera. Si vives allí y ves la tele el fin de semana, te conviene llevar un orden.',
    steps: [
      {
        title: 'Entra con tu cuenta de allí',
        text: 'Suelta o unida a Disney+, vale aquella a la que está ligada tu oferta.',
      },
      {
        title: 'Llena «My Stuff»',
        text: 'Lo nuevo de tus series aparece arriba del todo: úsalo como lista de la compra.',
      },
      {
        title: 'Fíjate en la fecha de salida',
        text: 'De las series de cadena suelen quedar los últimos capítulos, cada uno con su día.',
      },
      {
        title: 'Guarda por urgencia',
        text: 'Marca de lo que vence antes a lo que vence después y añade los subtítulos en inglés.',
      },
    ],
    hints: [
      {
        title: 'Sub y Dub',
        text: 'Un mismo anime puede salir dos veces, subtitulado y doblado. Lo dice la sigla tras el título.',
      },
      {
        title: 'Complementos de pago',
        text: 'Los canales añadidos se mezclan en los resultados; si das de baja uno, se va también tu derecho a lo suyo.',
      },
    ],
    questions: [
      {
        question: 'Vivo en España, ¿me sirve?',
        answer:
          'No, Hulu se contrata en Estados Unidos. Buena parte de sus series se ve aquí en Disney+, que tiene descargador propio.',
      },
      {
        question: '¿Hay algo en español?',
        answer: 'Sí, cadenas y series en español para el público de allí, según el plan que tengas.',
      },
    ],
    meta_title: 'Guía: Hulu, los capítulos de anoche',
    meta_description:
      '«My Stuff», fechas de salida, Sub o Dub: cómo llevar en orden los capítulos de Hulu en Estados Unidos, con tu propio abono.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ en Windows y Mac, del código a las pistas',
    intro:
      'Desde otoño de 2025, Apple llama a su servicio Apple TV, a secas. El camino es el de antes: entrar, dar con el original y escoger idiomas.',
    steps: [
      {
        title: 'Ten el móvil cerca',
        text: 'Al entrar en tv.apple.com te llega un código de seis cifras a otro dispositivo.',
      },
      {
        title: 'No confundas servicio y tienda',
        text: 'La página mezcla originales, películas en venta y otros canales. El logotipo de Apple distingue lo que entra en la cuota.',
      },
      {
        title: 'Modera los subtítulos',
        text: 'Hay unas cuarenta lenguas. Con dos o tres el menú del reproductor sigue siendo manejable.',
      },
      {
        title: 'Escucha la pista',
        text: 'Si lleva las letras AD es audiodescripción; el castellano y el latino van por separado.',
      },
      {
        title: 'Guarda la temporada',
        text: 'Son casi siempre entre ocho y diez capítulos, así que basta una selección.',
      },
    ],
    hints: [
      {
        title: 'En Familia',
        text: 'Otras cinco personas pueden verlo con su cuenta de Apple. Que cada cual use la suya.',
      },
      {
        title: 'Cita de los viernes',
        text: 'Los capítulos suelen publicarse entre el jueves por la noche y el viernes; en un estreno, dos o tres juntos.',
      },
    ],
    questions: [
      {
        question: '¿Apple tiene aplicación para Windows?',
        answer: 'Sí, en Microsoft Store. Su ayuda explica qué se puede descargar con ella.',
      },
      {
        question: '¿Y las carreras y los partidos?',
        answer: 'No son asunto de esta guía, que trata de series, cine y documentales.',
      },
    ],
    meta_title: 'Guía: Apple TV+ en el ordenador',
    meta_description:
      'Código de acceso, originales frente a tienda, cuarenta lenguas de subtítulos: Apple TV+ paso a paso en Windows y Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: poner orden entre la Enterprise y Fondo de Bikini',
    intro:
      'Seis décadas de televisión bajo un mismo techo piden un buen sistema de nombres. Este evita que las generaciones se crucen.',
    steps: [
      {
        title: 'Mira qué plan tienes',
        text: 'De él dependen los títulos y la definición. Si lo pagas a través de otra plataforma, se entra por ella.',
      },
      {
        title: 'Empieza por la marca',
        text: 'Star Trek, Nickelodeon, MTV o Comedy Central: sus páginas enseñan más que el buscador.',
      },
      {
        title: 'Cuadra el recuento',
        text: 'Un episodio de dibujos junta a menudo dos historias. Paramount+ lo cuenta como uno; otras listas, como dos.',
      },
      {
        title: 'Escribe el año',
        text: 'Así no chocan dos series con el mismo nombre, la de entonces y la de ahora.',
      },
    ],
    hints: [
      {
        title: 'La reserva de los niños',
        text: 'Hazla desde su perfil y no se colará nada que no deba.',
      },
      {
        title: '¿Qué Star Trek va antes?',
        text: 'Lo sencillo es el orden de emisión. Si prefieres el de la historia, pon delante el año en que transcurre.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no es el catálogo de Estados Unidos?',
        answer:
          'Los derechos se venden por países. En España, donde no se contrata suelto, mucho de lo suyo pasa por SkyShowtime.',
      },
      {
        question: '¿Se pueden ver seguidos los capítulos cortos?',
        answer: 'Cada uno es un archivo, pero cualquier reproductor recorre la carpeta entera.',
      },
    ],
    meta_title: 'Guía: Paramount+ en el orden correcto',
    meta_description:
      'Star Trek, Nickelodeon y compañía: elegir por marca, contar bien los episodios y añadir el año. Paramount+ para uso privado.',
  },
  peacock_downloader: {
    title: 'Peacock: comedias muy largas y deporte a deshora',
    intro: 'NBC, Bravo, Telemundo y los partidos ya jugados dan para muchas noches. Aprende a repartirlo.',
    steps: [
      {
        title: 'Inicia sesión en peacocktv.com',
        text: 'Es un servicio para residentes en Estados Unidos. Elige después tu perfil.',
      },
      {
        title: 'Ten claro el plan',
        text: 'Se distinguen ante todo por la publicidad, que en Premium Plus se reduce mucho.',
      },
      {
        title: 'Decide el montaje',
        text: '«The Office» está como se emitió y también en «Superfan Episodes», más extensos y en otra sección.',
      },
      {
        title: 'Ve por temporadas',
        text: 'De nada sirve acumular nueve. Suma la siguiente cuando vayas a verla.',
      },
    ],
    hints: [
      {
        title: 'Para no saber el marcador',
        text: 'Ordena las repeticiones por equipo y no por fecha, que las miniaturas cuentan demasiado.',
      },
      {
        title: 'Un día después',
        text: 'Lo de NBC y Bravo suele aparecer a la mañana siguiente. Con un rato fijo por semana alcanza.',
      },
    ],
    questions: [
      {
        question: '¿Qué hay en español?',
        answer: 'Las producciones de Telemundo, con subtítulos en inglés en bastantes casos.',
      },
      {
        question: '¿Puedo guardar un partido para la peña?',
        answer:
          'No. Proyectarlo en un local es exhibición pública y eso se contrata con quien tiene los derechos.',
      },
    ],
    meta_title: 'Guía: Peacock, comedias largas y deporte',
    meta_description:
      'Montaje de antena o Superfan, plan, Telemundo y deporte sin marcador: guía de Peacock en Estados Unidos, con tu cuenta.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: temporadas que cada país cuenta a su modo',
    intro:
      'En pocos catálogos baila tanto la numeración. Si la compruebas antes de guardar, te ahorras renombrar después.',
    steps: [
      {
        title: 'Entra en la web de tu país',
        text: 'Discovery+ solo sigue como servicio suelto en algunos. En los demás, sus programas están en HBO Max.',
      },
      {
        title: 'Ve al tema',
        text: 'Fauna, sucesos, motor, casa: las páginas temáticas enseñan más que la portada.',
      },
      {
        title: 'Contrasta la numeración',
        text: 'El título y la fecha del primer capítulo mandan, porque entre América y Europa suele bailar una temporada.',
      },
      {
        title: 'Añade la fecha al nombre',
        text: 'Aunque dos capítulos compartan número, no se desordenan.',
      },
      {
        title: 'Ahorra espacio',
        text: 'Para un programa de reformas basta el 720p. Reserva la definición alta para la naturaleza.',
      },
    ],
    hints: [
      {
        title: 'Los especiales',
        text: 'A menudo figuran como título propio. Búscalos por el nombre del programa y un año.',
      },
      {
        title: 'Voces superpuestas',
        text: 'En el doblaje se oye el original por debajo. Si entiendes inglés, esa pista suena más limpia.',
      },
    ],
    questions: [
      {
        question: 'Lo vi en el canal y aquí no está, ¿por qué?',
        answer: 'Canal y plataforma comparten solo una parte de la programación.',
      },
      {
        question: '¿Se copia con más libertad un documental?',
        answer: 'No. Está tan protegido como una película, por instructivo que sea.',
      },
    ],
    meta_title: 'Guía: Discovery+, temporadas en su sitio',
    meta_description:
      'Contrastar la numeración, poner la fecha, encontrar los especiales: así quedan ordenados los programas de Discovery+ en tu disco.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: castellano, latino o japonés con subtítulos',
    intro:
      'En el anime, medio disfrute está en la voz que eliges. Esta guía dice dónde la pone Crunchyroll y cómo domar las series de cientos de capítulos.',
    steps: [
      {
        title: 'Ajusta voz y texto en la cuenta',
        text: 'Las preferencias de audio y de subtítulos son independientes y sirven de punto de partida.',
      },
      {
        title: 'Busca el doblaje en dos sitios',
        text: 'Según la serie, figura como temporada en el menú o como pista en el reproductor.',
      },
      {
        title: 'Escribe un tramo',
        text: 'En una serie larga, teclea por ejemplo de 382 a 400, una vez comprobado que el arco empieza ahí.',
      },
      {
        title: 'Conserva el ASS',
        text: 'Es el formato que mantiene la posición y el color de los carteles. Guárdalo dentro de un MKV.',
      },
    ],
    hints: [
      {
        title: 'Sin conexión en el móvil',
        text: 'Los planes superiores incluyen descargas en la aplicación. Para el teléfono es lo más cómodo.',
      },
      {
        title: 'Capítulos de relleno',
        text: 'Las listas que mantienen los aficionados ayudan a quedarse con la historia principal.',
      },
    ],
    questions: [
      {
        question: '¿Por qué aún no están los subtítulos en español?',
        answer: 'En un simulcast no todos los idiomas salen a la vez. Espera, y después añade solo el texto.',
      },
      {
        question: '¿Puede irse una serie?',
        answer: 'Sí, las licencias terminan y no siempre se anuncia con mucha antelación.',
      },
    ],
    meta_title: 'Guía: Crunchyroll, doblajes y subtítulos',
    meta_description:
      'Preferencias, temporadas dobladas, tramos de capítulos y subtítulos ASS: guía de Crunchyroll para tu colección privada.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: llegar a la repetición sin tropezar con el marcador',
    intro:
      'Un partido del que ya sabes el resultado vale la mitad. Sigue esta ruta hasta el archivo y esquiva los titulares.',
    steps: [
      {
        title: 'Ve directo a «Replays»',
        text: 'La portada canta los resultados. Ten guardada en favoritos la página de repeticiones.',
      },
      {
        title: 'Filtra por competición',
        text: 'Hockey, deporte universitario, combate o fútbol: la lista se acorta y los titulares se quedan fuera.',
      },
      {
        title: 'Distingue el formato',
        text: 'Íntegro, versión corta y mejores jugadas van seguidos; se reconocen por los minutos.',
      },
      {
        title: 'Aprovecha la noche',
        text: 'Con los descansos, un encuentro pasa fácilmente de tres horas.',
      },
    ],
    hints: [
      {
        title: 'Nombres que cambian',
        text: 'ESPN reorganizó sus planes en 2025: lo que era ESPN+ corresponde al nivel «Select».',
      },
      {
        title: 'Bloqueos por zona',
        text: 'Los partidos del equipo local suelen cerrarse en directo y, si llegan a publicarse, lo hacen más tarde.',
      },
    ],
    questions: [
      {
        question: '¿Es el ESPN que se ve en Latinoamérica?',
        answer: 'No. Allí se ofrece con otro catálogo y otro abono; esta licencia trata del estadounidense.',
      },
      {
        question: '¿Y las veladas que se pagan aparte?',
        answer: 'Solo si tu cuenta las compró y puede reproducir la repetición, y siempre para ti.',
      },
    ],
    meta_title: 'Guía: ESPN+ sin saber el resultado',
    meta_description:
      'Filtrar «Replays», reconocer el partido íntegro, descargar de noche: el archivo de ESPN+ en privado y sin sorpresas estropeadas.',
  },
  tubi_video_downloader: {
    title: 'Tubi: los hallazgos, antes de que los retiren',
    intro:
      'El catálogo de Tubi se renueva cada mes. Una lista y un ojo puesto en las fechas bastan para no quedarse a medias.',
    steps: [
      {
        title: 'Decide si te registras',
        text: 'Se ve sin cuenta. Una gratuita recuerda tu lista y abre los títulos con límite de edad.',
      },
      {
        title: 'Empieza por «Leaving Soon»',
        text: 'En esa fila están las próximas bajas.',
      },
      {
        title: 'Compara los minutos',
        text: 'Algunas películas antiguas circulan cortadas. Una base de datos de cine te dirá cuánto duraban.',
      },
      {
        title: 'Pon año y director',
        text: 'En el cine de género se repiten los títulos más de lo que parece.',
      },
    ],
    hints: [
      {
        title: 'Países con Tubi',
        text: 'Funciona en Estados Unidos, Canadá, México, Australia y el Reino Unido, entre otros. En España, no.',
      },
      {
        title: 'Tubi en Español',
        text: 'Telenovelas y cine mexicano tienen sección propia, que no siempre aparece en el buscador general.',
      },
    ],
    questions: [
      {
        question: '¿Una película antigua y gratis es de dominio público?',
        answer: 'Algunas; la mayoría, no. Que se emita con anuncios no aclara nada al respecto.',
      },
      {
        question: '¿Entran los canales en directo de Tubi?',
        answer: 'No. Se trata del cine y las series que están a la carta.',
      },
    ],
    meta_title: 'Guía: Tubi, antes de que se vaya la película',
    meta_description:
      '«Leaving Soon», duración, año y director: cómo apartar hallazgos de Tubi, en los países donde existe y según tus derechos.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel en una ventana del navegador',
    intro:
      'Casi todo el mundo lo conoce por el mando a distancia, pero también tiene web. De ella parte esta guía.',
    steps: [
      {
        title: 'Abre therokuchannel.roku.com',
        text: 'No hace falta ningún aparato. En ciertos títulos se pide una cuenta gratuita y la edad.',
      },
      {
        title: 'Baja por la página',
        text: 'Más allá de los canales continuos están las películas y las series, que sí tienen principio y fin.',
      },
      {
        title: 'Aparta lo que se paga',
        text: 'Un símbolo en la miniatura señala los complementos antes de que pulses.',
      },
      {
        title: 'Clasifica al momento',
        text: 'La aplicación propone una carpeta por género. Corrígela ahora y no dentro de un mes.',
      },
    ],
    hints: [
      {
        title: 'Episodios de bolsillo',
        text: 'Muchos originales proceden de Quibi y no llegan a diez minutos.',
      },
      {
        title: 'Rincón infantil',
        text: '«Kids & Family» es una entrada separada donde no aparece nada más.',
      },
    ],
    questions: [
      {
        question: '¿Se puede ver desde España?',
        answer: 'Por regla general, no: se dirige a Norteamérica y al Reino Unido.',
      },
      {
        question: '¿Recuerda por dónde iba?',
        answer: 'La web sí, con tu cuenta. En un archivo lo recuerda el reproductor.',
      },
    ],
    meta_title: 'Guía: The Roku Channel en el ordenador',
    meta_description:
      'Sin aparato: cómo llegar a lo que está a la carta, apartar los complementos y clasificar los originales de The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: salir de la parrilla y entrar en el catálogo',
    intro:
      'Parece una tele con cien canales, y detrás hay un catálogo del que pocos se acuerdan. De ahí sale el archivo.',
    steps: [
      {
        title: 'Cambia de pestaña',
        text: 'En pluto.tv, pasa de «TV en directo» a «A la carta» en la parte superior.',
      },
      {
        title: 'De un canal a su serie',
        text: '¿Te gusta lo que ponen? Búscalo en el catálogo; no todo está.',
      },
      {
        title: 'Comprueba la voz',
        text: 'En la oferta española manda el doblaje y la versión original escasea.',
      },
      {
        title: 'Monta tu sesión',
        text: 'Arrastra los episodios hasta el orden que quieras y se numerarán así.',
      },
    ],
    hints: [
      {
        title: 'Huecos en la temporada',
        text: 'Faltan capítulos con frecuencia. Localiza los saltos antes de empezar.',
      },
      {
        title: 'El día uno',
        text: 'Con el cambio de mes llegan títulos y se marchan otros.',
      },
    ],
    questions: [
      {
        question: '¿Por qué hay franjas negras a los lados?',
        answer: 'Porque las series de hace décadas se rodaron en 4:3; así es su imagen completa.',
      },
      {
        question: '¿Tienen España y México lo mismo?',
        answer: 'No. Cada país recibe sus canales, su catálogo y su doblaje.',
      },
    ],
    meta_title: 'Guía: Pluto TV a la carta',
    meta_description:
      'Dejar la parrilla, localizar huecos, montar tu sesión: Pluto TV en el ordenador, para verlo en privado y a tu hora.',
  },
  viki_downloader: {
    title: 'Viki: esperar a que la traducción llegue al cien por cien',
    intro:
      'En Viki traducen voluntarios. El buen momento, por tanto, no es la noche del estreno, sino el día en que acaban.',
    steps: [
      {
        title: 'Consulta el porcentaje',
        text: 'Cada lengua muestra cuánto lleva. Por debajo de 100 faltan frases o capítulos.',
      },
      {
        title: 'Comprueba si pide Viki Pass',
        text: 'Estrenos y exclusivas lo requieren; sin él, el vídeo se queda en un adelanto.',
      },
      {
        title: 'Añade una lengua de reserva',
        text: 'Español para seguirlo e inglés por si acaso, que casi siempre se termina primero.',
      },
      {
        title: 'Deja sitio en el disco',
        text: 'Un drama coreano son dieciséis capítulos de más de una hora.',
      },
      {
        title: 'Renueva el texto',
        text: 'Cuando corrigen la traducción, se baja otra vez sin tocar la imagen.',
      },
    ],
    hints: [
      {
        title: 'Detrás hay gente',
        text: 'El equipo de cada serie firma en los créditos. Un gracias en su página se agradece.',
      },
      {
        title: 'Comentarios en pantalla',
        text: 'Son cosa del reproductor de Viki y no pasan al archivo.',
      },
    ],
    questions: [
      {
        question: '¿Qué es el modo de aprendizaje?',
        answer: 'Dos subtítulos a la vez y un diccionario, en su web y con algunos títulos.',
      },
      {
        question: '¿Hay que elegir entre español de España y de América?',
        answer: 'Normalmente la comunidad prepara una sola versión, en un español que todos entienden.',
      },
    ],
    meta_title: 'Guía: dramas de Viki bien subtitulados',
    meta_description:
      'Porcentaje traducido, Viki Pass, lengua de reserva y texto renovado: cuándo y cómo guardar un drama coreano para ti.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: el drama entero, sin avances por medio',
    intro:
      'A los cuarenta capítulos de un drama chino los rodea un enjambre de avances y escenas de rodaje. Vamos a separarlos.',
    steps: [
      {
        title: 'Pon iQ.com en español',
        text: 'La lengua de la web sirve además de preferencia para los subtítulos.',
      },
      {
        title: 'No salgas de la fila de episodios',
        text: 'Los «Highlights» están justo al lado; marca solo lo numerado.',
      },
      {
        title: 'Reconoce la corona VIP',
        text: 'Los primeros capítulos suelen estar abiertos y el resto se reserva a los socios.',
      },
      {
        title: 'Elige voz y texto',
        text: 'Lo habitual es el mandarín. De vez en cuando hay doblaje al tailandés, al inglés o al español.',
      },
      {
        title: 'Avanza de diez en diez',
        text: 'Una serie completa se acerca sin esfuerzo a los cincuenta gigas.',
      },
    ],
    hints: [
      {
        title: 'Dos webs, dos cuentas',
        text: 'iqiyi.com e iQ.com no comparten catálogo ni contraseña.',
      },
      {
        title: 'Cuadritos en vez de letras',
        text: 'A tu reproductor le falta una fuente china. Instálala y desaparecen.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no sale una escena que he visto en otro sitio?',
        answer: 'Existen montajes distintos según el mercado. Compara la duración y lo sabrás.',
      },
      {
        question: '¿La animación china trae doblaje?',
        answer: 'Pocas veces en español; con subtítulos, en cambio, se encuentra bastante.',
      },
    ],
    meta_title: 'Guía: iQIYI, solo los episodios',
    meta_description:
      'Episodios y no avances, corona VIP, voces y tandas de diez: los dramas chinos de iQIYI ordenados en tu ordenador.',
  },
  stan_downloader: {
    title: 'Stan: series australianas para carreteras sin cobertura',
    intro:
      'Entre dos ciudades de Australia puede haber un día entero sin red. Quien deja Stan preparado en casa no lo nota.',
    steps: [
      {
        title: 'Comprueba tu nivel',
        text: 'El más bajo se queda en definición estándar, y el archivo también.',
      },
      {
        title: 'Lo comprado caduca antes',
        text: 'Los Stan Originals permanecen; las series adquiridas se van el día que dice su ficha. Dales prioridad.',
      },
      {
        title: 'Apunta desde el móvil',
        text: '«My List» se rellena en cualquier parte y se despacha delante del ordenador.',
      },
      {
        title: 'Ensaya en modo avión',
        text: 'La víspera, abre cada archivo una vez sin conexión.',
      },
    ],
    hints: [
      {
        title: 'El inglés de allí',
        text: 'Viene cargado de modismos, y el subtítulo ayuda hasta a quien se defiende bien.',
      },
      {
        title: 'Calor en el coche',
        text: 'No dejes el portátil al sol; una memoria USB lo soporta mejor.',
      },
    ],
    questions: [
      {
        question: '¿Funciona durante una temporada en Europa?',
        answer: 'No, la reproducción solo arranca en Australia.',
      },
      {
        question: '¿Tiene Stan descargas propias?',
        answer: 'Sí, en el móvil y la tableta, según el nivel contratado. Empieza por ellas.',
      },
    ],
    meta_title: 'Guía: Stan, antes de salir a la carretera',
    meta_description:
      'Nivel de abono, originales y compras, ensayo en modo avión: cómo preparar Stan en Australia para los tramos sin red.',
  },
  crave_downloader: {
    title: 'Crave: moverse entre el inglés y el francés',
    intro:
      'Crave reparte su oferta en dos lenguas, y no todo está en las dos. Hay que saber por dónde se cruza.',
    steps: [
      {
        title: 'Llama a la puerta que te toca',
        text: 'Suscripción directa o proveedor de televisión: el botón de acceso es distinto.',
      },
      {
        title: 'Cambia de EN a FR',
        text: 'El conmutador de arriba sustituye catálogo, títulos y voz propuesta.',
      },
      {
        title: 'Busca por los dos nombres',
        text: 'Una serie puede llamarse de otro modo en francés; el cartel ayuda a reconocerla.',
      },
      {
        title: 'Junta las voces',
        text: 'Si el reproductor las ofrece a la vez, con un MKV basta. Si no, haz dos archivos.',
      },
    ],
    hints: [
      {
        title: 'Ficción de Quebec',
        text: 'Hay títulos que solo existen en la parte francesa. Merece una visita aparte.',
      },
      {
        title: 'HBO en Canadá',
        text: 'La mayoría de sus series se ve allí en Crave, y no en HBO Max.',
      },
    ],
    questions: [
      {
        question: '¿En qué se distinguen los planes?',
        answer: 'En publicidad, definición y número de pantallas; al más barato le faltan algunas películas.',
      },
      {
        question: '¿Hay español?',
        answer: 'Casi nunca. Piensa en inglés o francés, con subtítulos en la misma lengua.',
      },
    ],
    meta_title: 'Guía: Crave en inglés y en francés',
    meta_description:
      'Pasar de EN a FR, encontrar una serie por sus dos nombres y juntar voces: Crave en Canadá, para los de tu casa.',
  },
  globoplay_downloader: {
    title: 'Globoplay: capítulos completos, no fragmentos',
    intro:
      'Junto a cada capítulo de novela, Globoplay cuelga una docena de fragmentos. Para seguir la historia hay que dejarlos a un lado.',
    steps: [
      {
        title: 'Abre la oferta que pagas',
        text: 'La de Brasil y la internacional son abonos distintos, con fondos distintos.',
      },
      {
        title: '«Edições», y no «Trechos»',
        text: 'La primera pestaña trae las entregas enteras; la segunda, trozos.',
      },
      {
        title: 'Marca una semana',
        text: 'De lunes a sábado salen seis capítulos, que caben en una selección.',
      },
      {
        title: 'Usa la fecha de emisión',
        text: 'No siempre hay número; con el día delante no se pierde el hilo.',
      },
    ],
    hints: [
      {
        title: 'Reposiciones recortadas',
        text: 'De algunos clásicos se conserva la versión abreviada de la tarde. El total de capítulos la delata.',
      },
      {
        title: 'La hora de Río',
        text: 'Lo que allí se emite por la noche está en Europa a la mañana siguiente.',
      },
    ],
    questions: [
      {
        question: '¿Hablar español basta para seguir una novela?',
        answer:
          'Con subtítulos en portugués, que llevan las recientes, se entiende mucho más de lo que parece.',
      },
      {
        question: '¿Telecine está incluido?',
        answer: 'Solo si contrataste ese complemento, y con los plazos que fije.',
      },
    ],
    meta_title: 'Guía: novelas de Globoplay completas',
    meta_description:
      'Entregas enteras, semana a semana y con fecha: cómo guardar para ti una novela de Globoplay, desde Brasil o desde fuera.',
  },
}
